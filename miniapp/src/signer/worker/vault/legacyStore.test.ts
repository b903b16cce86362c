import 'fake-indexeddb/auto';
import { sha384 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import aes from 'crypto-js/aes.js';
import hex from 'crypto-js/enc-hex.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../fuzzCases.fixture.ts';
import { findLegacyAccount } from '../../legacyAccount.ts';
import {
  alice,
  CHAIN_ID,
  codeOf,
  createTestClock,
  createTestSigner,
  freshDatabase,
  keyOf,
} from '../signer.fixture.ts';
import { openLegacyStore } from './legacyStore.ts';
import { openVaultStorage } from './storage.ts';

const LEGACY_PIN = '2718';
const SECRET = keyOf('alice-trader7', 'active').password;
// One salt for all runs: under a random one, about one wrong PIN in a few hundred decrypts to a few letters, which only
// the chain can tell from a secret.
const salt = hex.parse('0123456789abcdef');
const sealV1 = (secret: string) =>
  aes.encrypt(secret, bytesToHex(sha384(utf8ToBytes(LEGACY_PIN))), { salt }).toString();

const storeText = (secret = sealV1(SECRET)) =>
  JSON.stringify({
    app: {
      warning: false,
      language: 'ru',
      pin: sealV1(LEGACY_PIN),
      account: { address: 'alice-trader7', secret, pubKey: 'BTSsomething', type: 'password' },
    },
    network: { nodes: ['wss://one.example'], current: 0 },
  });

async function move(signer = createTestSigner(), text = storeText(), legacyPin = LEGACY_PIN) {
  await signer.call('configure', { chainId: CHAIN_ID });
  return signer.call('moveLegacyAccount', {
    text,
    legacyPin,
    pin: legacyPin,
    account: alice,
    kind: 'password',
  });
}

describe('the store of the legacy app', () => {
  it('is found at any place of its account, with any of its names for name and secret', () => {
    expect(findLegacyAccount(storeText())?.name).toBe('alice-trader7');
    expect(findLegacyAccount('{"account":{"user":"bob-holder2","key":"x","type":"key"}}')).toEqual({
      name: 'bob-holder2',
      secret: 'x',
      kind: 'key',
    });
    expect(findLegacyAccount('{"account":{"address":"bob-holder2"}}')).toBeUndefined();
    expect(findLegacyAccount('not json')).toBeUndefined();
  });

  it('is found four levels deep and no deeper, and with a secret of a hundred thousand letters at most', () => {
    const within = (levels: number, secret = 'x'): string => {
      let value: object = { name: 'bob-holder2', secret };
      for (let level = 0; level < levels; level += 1) value = { warning: null, more: value };
      return JSON.stringify(value);
    };
    const found = { name: 'bob-holder2', secret: 'x', kind: 'password' };
    expect([0, 4, 5].map((levels) => findLegacyAccount(within(levels)))).toEqual([found, found, undefined]);
    expect(findLegacyAccount(within(0, 'x'.repeat(100_000)))?.secret).toHaveLength(100_000);
    for (const secret of ['', 'x'.repeat(100_001)])
      expect(findLegacyAccount(within(0, secret))).toBeUndefined();
  });

  it('opens by its PIN and is moved into the vault of version 2', async () => {
    const database = freshDatabase();
    const opening = await move(createTestSigner(database));
    expect(opening).toMatchObject({ account: 'alice-trader7', canSign: true });
    const reloaded = createTestSigner(database);
    await reloaded.call('configure', { chainId: CHAIN_ID });
    const unlocked = await reloaded.call('unlock', { account: 'alice-trader7', pin: LEGACY_PIN });
    expect(unlocked.roles).toEqual(['owner', 'active', 'memo']);
  });

  it('counts a wrong PIN as the vault does, and stores nothing', async () => {
    const signer = createTestSigner();
    const codes: string[] = [];
    for (let failed = 1; failed <= 5; failed += 1) {
      codes.push(await codeOf(() => move(signer, storeText(), '3141')));
    }
    expect(codes.slice(0, 4)).toEqual(new Array(4).fill('vault.wrong_pin'));
    expect(codes[4]).toBe('vault.wait');
    expect((await signer.call('status')).hasVault).toBe(false);
  });

  it('is whole, and the vault is old, new or missing, when the device goes off during the move', async () => {
    for (const isWritten of [false, true]) {
      const database = freshDatabase();
      const whole = await openVaultStorage(database);
      const dying = createTestSigner(database, createTestClock(), {
        ...whole,
        async writeEnvelope(text, expected) {
          if (isWritten) await whole.writeEnvelope(text, expected);
          throw new DOMException('the device went off', 'AbortError');
        },
      });
      expect(await codeOf(() => move(dying))).toBe('vault.unavailable');
      const signer = createTestSigner(database);
      expect((await signer.call('status')).hasVault).toBe(isWritten);
      // The legacy store is still there, since the page removes it last: the move repeats over either.
      expect((await move(signer)).account).toBe('alice-trader7');
    }
  });

  const salted = (bytes: number) => btoa('Salted__'.padEnd(bytes, 'x'));
  it.each([
    ['a salt without a block', salted(16)],
    ['half a block', salted(40)],
    ['no base64', `${salted(32).slice(0, -1)}*`],
    ['text that is cut', salted(32).slice(0, -1)],
    ['no salt', btoa('x'.repeat(32))],
  ])('is damaged if its secret is %s', async (_, secret) => {
    await expect(openLegacyStore(storeText(secret), LEGACY_PIN)).rejects.toThrow('legacy.damaged');
  });

  it('is not damaged merely because its PIN opens nothing', async () => {
    expect(await openLegacyStore(storeText(salted(32)), LEGACY_PIN)).toBeUndefined();
    expect(await openLegacyStore(storeText(), LEGACY_PIN)).toBe(SECRET);
  });

  it(`never breaks the app, cut or altered at any byte, and leaves a whole vault or none (${cases} cases)`, async () => {
    const text = storeText();
    const damage = fc.oneof(
      fc.nat(text.length - 1).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 0, max: 0xffff }))
        .map(([at, unit]) => text.slice(0, at) + String.fromCharCode(unit) + text.slice(at + 1)),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    const signer = createTestSigner();
    const moved = async () => (await signer.call('status')).hasVault;
    const check = fc.asyncProperty(damage, async (damaged) => {
      const code = await codeOf(() => move(signer, damaged));
      expect(await moved()).toBe(code === 'none');
      if (code === 'none') {
        // The secret was elsewhere in the text: the moved account opens.
        await signer.call('unlock', { account: 'alice-trader7', pin: LEGACY_PIN });
        await signer.call('wipe');
      } else
        expect(['legacy.damaged', 'vault.wrong_pin', 'login.wrong_password', 'key.malformed_wif']).toContain(
          code,
        );
      signer.clock.pass(3_600_000);
    });
    await fc.assert(check, { numRuns: cases });
    expect((await move(signer, text)).account).toBe('alice-trader7');
    expect(await moved()).toBe(true);
  }, 300_000);

  it('stays unchanged, without a vault next to it, when its secret no longer opens the account', async () => {
    const signer = createTestSigner();
    const old = storeText(sealV1('a password of last year'));
    expect(await codeOf(() => move(signer, old))).toBe('login.wrong_password');
    expect((await signer.call('status')).hasVault).toBe(false);
  });
});

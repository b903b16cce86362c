import 'fake-indexeddb/auto';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../fuzzCases.fixture.ts';
import {
  CHAIN_ID,
  codeOf,
  createTestClock,
  FEW_ROUNDS,
  freshDatabase,
  PIN,
  storedAccount,
} from '../signer.fixture.ts';
import { readBackup, writeBackup } from './backup.ts';
import { bytesOf, encrypt } from './cipher.ts';
import type { VaultAccount } from './content.ts';
import { readEnvelope, writeEnvelope } from './envelope.ts';
import { aesKeyOf, stretch } from './keyEncryptionKey.ts';
import { openVaultStorage, type VaultStorage } from './storage.ts';
import { createVault, type Vault } from './vault.ts';

const account = (name: string, change: Partial<VaultAccount> = {}) =>
  storedAccount(name, {
    keys: [
      { publicKey: 'BTSactive', privateKey: 'ab'.repeat(32) },
      { publicKey: 'BTSmemo', privateKey: 'cd'.repeat(32) },
    ],
    ...change,
  });
const alice = { name: 'alice-trader7', chainId: CHAIN_ID };
const bob = { name: 'bob-holder2', chainId: CHAIN_ID };
const NEW_PIN = '314159';
const TOKEN = '5e'.repeat(32);
const PASSWORD = 'a password of the backup';

type Crash = 'before' | 'after';
/** A storage that crashes with the device, at the next write. */
function crashing(storage: VaultStorage, crash: Crash): VaultStorage {
  return {
    ...storage,
    async writeEnvelope(text, expected) {
      if (crash === 'after') await storage.writeEnvelope(text, expected);
      throw new DOMException('the device went off', 'AbortError');
    },
  };
}

function setup(database = freshDatabase(), clock = createTestClock(), crash?: Crash) {
  const openStorage = async () => {
    const storage = await openVaultStorage(database);
    return crash === undefined ? storage : crashing(storage, crash);
  };
  return {
    vault: createVault({ openStorage, now: clock.now, rounds: FEW_ROUNDS }),
    database,
    clock,
  };
}

async function filled() {
  const parts = setup();
  await parts.vault.put([account(alice.name), account(bob.name)], PIN);
  return parts;
}

describe('a change of PIN', () => {
  it('opens by the new PIN alone, and keeps every account', async () => {
    const { vault } = await filled();
    await vault.changePin(PIN, NEW_PIN);
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.wrong_pin');
    expect((await vault.open(alice, NEW_PIN)).name).toBe('alice-trader7');
    expect((await vault.open(bob, NEW_PIN)).name).toBe('bob-holder2');
  });

  it('needs the current PIN', async () => {
    const { vault } = await filled();
    expect(await codeOf(() => vault.changePin('000000', NEW_PIN))).toBe('vault.wrong_pin');
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
  });

  it('leaves the old vault or the new one when the device goes off', async () => {
    for (const [crash, works] of [
      ['before', PIN],
      ['after', NEW_PIN],
    ] as const) {
      const { database } = await filled();
      const dying = setup(database, createTestClock(), crash).vault;
      expect(await codeOf(() => dying.changePin(PIN, NEW_PIN))).toBe('vault.unavailable');
      expect((await setup(database).vault.open(alice, works)).name).toBe('alice-trader7');
    }
  });

  it('restarts when another tab has written in between, and loses nothing', async () => {
    const { vault, database } = await filled();
    const other = setup(database).vault;
    await Promise.allSettled([vault.changePin(PIN, NEW_PIN), other.put([account('carol-pools3')], PIN)]);
    expect((await vault.open(alice, NEW_PIN)).name).toBe('alice-trader7');
    expect((await vault.open(bob, NEW_PIN)).name).toBe('bob-holder2');
  });
});

describe('many wrong PINs', () => {
  const wrong = (vault: Vault) => codeOf(() => vault.open(alice, '000000'));

  it('remove everything once the chosen limit is reached', async () => {
    const { vault, clock } = await filled();
    await vault.setWipeAfter(10);
    const codes: string[] = [];
    for (let failed = 1; failed <= 10; failed += 1) {
      codes.push(await wrong(vault));
      clock.pass(3_600_000);
    }
    expect(codes).toEqual([...new Array(9).fill('vault.wrong_pin'), 'vault.wiped']);
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.empty');
    expect((await vault.protection()).wipeAfter).toBe(0);
  });

  it('only cause waiting while no limit is chosen', async () => {
    const { vault, clock } = await filled();
    for (let failed = 1; failed <= 30; failed += 1) {
      expect(await wrong(vault)).toBe('vault.wrong_pin');
      clock.pass(3_600_000);
    }
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
  });
});

describe('a sensor slot', () => {
  const token = { source: 'biometrics', credential: '', token: TOKEN } as const;

  it('opens by its token, in addition to the PIN', async () => {
    const { vault } = await filled();
    await vault.addToken(PIN, token);
    expect((await vault.openByToken(alice, token)).name).toBe('alice-trader7');
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
    expect((await vault.protection()).tokens).toEqual([{ source: 'biometrics', credential: '' }]);
  });

  it('does not open by another token, nor after its removal, nor after a change of PIN', async () => {
    const { vault } = await filled();
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.no_token');
    await vault.addToken(PIN, token);
    const other = { source: 'biometrics', token: '00'.repeat(32) } as const;
    expect(await codeOf(() => vault.openByToken(alice, other))).toBe('vault.no_token');
    await vault.removeToken(PIN, 'biometrics');
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.no_token');
    await vault.addToken(PIN, token);
    await vault.changePin(PIN, NEW_PIN);
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.no_token');
  });

  it('replaces one of the same source, and no other', async () => {
    const { vault } = await filled();
    const passkey = { source: 'passkey', credential: 'ab12', token: '7a'.repeat(32) } as const;
    const renewed = { ...token, token: 'c4'.repeat(32) };
    for (const each of [passkey, token, renewed]) await vault.addToken(PIN, each);
    expect((await vault.protection()).tokens).toEqual([
      { source: 'passkey', credential: 'ab12' },
      { source: 'biometrics', credential: '' },
    ]);
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.no_token');
    expect((await vault.openByToken(alice, renewed)).name).toBe('alice-trader7');
    await vault.removeToken(PIN, 'biometrics');
    expect((await vault.openByToken(alice, passkey)).name).toBe('alice-trader7');
  });

  it('can’t be restored next to later content after its removal: the content vouches for all its slots', async () => {
    const { vault, database } = await filled();
    const storage = await openVaultStorage(database);
    const stored = async () => (await storage.readEnvelope()) ?? { text: '', revision: 0 };
    await vault.addToken(PIN, token);
    const before = readEnvelope((await stored()).text);
    await vault.removeToken(PIN, 'biometrics');
    const { text, revision } = await stored();
    const { iv, sealed, version } = readEnvelope(text);
    await storage.writeEnvelope(writeEnvelope({ version, slots: before.slots, iv, sealed }), revision);
    expect(await codeOf(() => vault.openByToken(alice, token))).toBe('vault.damaged');
    await storage.writeEnvelope(text, revision + 1);
    expect((await vault.open(alice, PIN)).name).toBe('alice-trader7');
  });

  it('can’t be set up without the PIN, and is useless on another device', async () => {
    const { vault, database } = await filled();
    expect(await codeOf(() => vault.addToken('000000', token))).toBe('vault.wrong_pin');
    await vault.addToken(PIN, token);
    const stolen = (await (await openVaultStorage(database)).readEnvelope())?.text ?? '';
    const thief = setup();
    await (await openVaultStorage(thief.database)).ensureDeviceKey();
    await (await openVaultStorage(thief.database)).writeEnvelope(stolen, 0);
    expect(await codeOf(() => thief.vault.openByToken(alice, token))).toBe('vault.other_device');
  });
});

describe('a vault without a PIN', () => {
  const passkey = { source: 'passkey', credential: 'ab12', token: TOKEN } as const;

  it('has no slot for a PIN search, from the first write on or once the PIN is dropped', async () => {
    const first = setup();
    await first.vault.put([account(alice.name)], passkey);
    const { vault, database } = await filled();
    await vault.changePin(PIN, passkey);
    for (const each of [first, { vault, database }]) {
      const text = (await (await openVaultStorage(each.database)).readEnvelope())?.text ?? '';
      expect(readEnvelope(text).slots.map(({ kind }) => kind)).toEqual(['token']);
      expect(await each.vault.protection()).toEqual({
        isPinless: true,
        tokens: [{ source: 'passkey', credential: 'ab12' }],
        wipeAfter: 0,
      });
      expect(await codeOf(() => each.vault.open(alice, PIN))).toBe('vault.no_pin');
      expect((await each.vault.openByToken(alice, passkey)).name).toBe('alice-trader7');
    }
  });

  it('does everything by the sensor that otherwise takes a PIN, and nothing by another token', async () => {
    const { vault } = await filled();
    await vault.changePin(PIN, passkey);
    const other = { ...passkey, token: '00'.repeat(32) };
    for (const attempt of [
      () => vault.put([account('carol-pools3')], other),
      () => vault.remove(bob, other),
      () => vault.exportBackup(other, PASSWORD, {}),
      () => vault.changePin(other, PIN),
    ])
      expect(await codeOf(attempt)).toBe('vault.no_token');
    await vault.put([account('carol-pools3')], passkey);
    await vault.remove(bob, passkey);
    const { accounts } = await readBackup(await vault.exportBackup(passkey, PASSWORD, {}), PASSWORD);
    expect(accounts.map(({ name }) => name)).toEqual(['alice-trader7', 'carol-pools3']);
  });

  it('never loses its only slot, and gets a PIN again by the sensor', async () => {
    const { vault } = await filled();
    await vault.changePin(PIN, passkey);
    expect(await codeOf(() => vault.removeToken(PIN, 'passkey'))).toBe('vault.no_pin');
    expect(await codeOf(() => vault.addToken(PIN, { ...passkey, token: '00'.repeat(32) }))).toBe(
      'vault.no_pin',
    );
    await vault.changePin(passkey, NEW_PIN);
    expect((await vault.open(alice, NEW_PIN)).name).toBe('alice-trader7');
    expect(await codeOf(() => vault.openByToken(alice, passkey))).toBe('vault.no_token');
    expect((await vault.protection()).isPinless).toBe(false);
  });

  it('is either old or new when the device goes off while the PIN is dropped', async () => {
    for (const [crash, isPinless] of [
      ['before', false],
      ['after', true],
    ] as const) {
      const { database } = await filled();
      const dying = setup(database, createTestClock(), crash).vault;
      expect(await codeOf(() => dying.changePin(PIN, passkey))).toBe('vault.unavailable');
      const { vault } = setup(database);
      expect((await vault.protection()).isPinless).toBe(isPinless);
      const opened = isPinless ? vault.openByToken(alice, passkey) : vault.open(alice, PIN);
      expect((await opened).name).toBe('alice-trader7');
    }
  });
});

describe('accounts in the vault', () => {
  it('can be removed one by one', async () => {
    const { vault } = await filled();
    await vault.remove(alice, PIN);
    expect(await codeOf(() => vault.open(alice, PIN))).toBe('vault.no_account');
    expect((await vault.open(bob, PIN)).name).toBe('bob-holder2');
  });

  it('keep the old memo key next to the new one, and drop the old signing key', async () => {
    const { vault } = await filled();
    const keys = [
      { publicKey: 'BTSactive2', privateKey: '01'.repeat(32) },
      { publicKey: 'BTSmemo2', privateKey: '02'.repeat(32) },
    ];
    await vault.put([account(alice.name, { signers: ['BTSactive2'], memoKey: 'BTSmemo2', keys })], PIN);
    const held = (await vault.open(alice, PIN)).keys.map(({ publicKey }) => publicKey);
    expect(held).toEqual(['BTSactive2', 'BTSmemo2', 'BTSmemo']);
  });
});

const contacts = { version: 0, state: { contacts: [{ name: bob.name, id: '1.2.19', label: 'Bob' }] } };
const parts = { contacts };

describe('a backup', () => {
  let text = '';
  beforeAll(async () => {
    text = await writeBackup({ accounts: [account(alice.name)], madeAt: 1, parts }, PASSWORD, FEW_ROUNDS);
  });

  it('brings all accounts to another device, which sets its own PIN', async () => {
    const { vault } = await filled();
    const other = setup().vault;
    const { accounts } = await readBackup(await vault.exportBackup(PIN, PASSWORD, {}), PASSWORD);
    await other.put(accounts, NEW_PIN);
    expect(await other.open(alice, NEW_PIN)).toEqual(account(alice.name));
    expect((await other.open(bob, NEW_PIN)).name).toBe('bob-holder2');
  });

  it("returns the page's data unchanged, with the time of its creation", async () => {
    const { vault, clock } = await filled();
    const written = await vault.exportBackup(PIN, PASSWORD, parts);
    expect(await readBackup(written, PASSWORD)).toMatchObject({ madeAt: clock.now(), parts });
  });

  it('contains neither key nor name in the clear, and takes 900,000 rounds in the product', async () => {
    const vault = createVault({ openStorage: () => openVaultStorage(freshDatabase()), now: Date.now });
    await vault.put([account(alice.name)], PIN);
    const real = await vault.exportBackup(PIN, PASSWORD, parts);
    expect(JSON.parse(real)).toMatchObject({ format: 'xbts-backup', version: 2, rounds: 900_000 });
    // The same digits within a salt's random ones are no PIN.
    expect(real).not.toMatch(/abababab|alice|bob|contacts|(?<![\da-f])271828(?![\da-f])/u);
  });

  it('opens after a chat has broken its lines', async () => {
    const broken = ` ${text.replace(/(.{60})/gu, '$1\n')}\n`;
    expect((await readBackup(broken, PASSWORD)).accounts.map(({ name }) => name)).toEqual(['alice-trader7']);
  });

  it('of version 1 is read in its original form: keys alone', async () => {
    const [salt, iv] = ['5a'.repeat(32), 'c3'.repeat(12)];
    const kdf = 'PBKDF2-HMAC-SHA384';
    const key = await aesKeyOf(
      await stretch(PASSWORD, bytesOf(salt), FEW_ROUNDS),
      bytesOf(salt),
      'xbts-backup|1|key',
    );
    const utf8 = (written: string) => Uint8Array.from(new TextEncoder().encode(written));
    const plain = utf8(JSON.stringify({ accounts: [account(alice.name)] }));
    const sealed = await encrypt(key, iv, plain, utf8(`xbts-backup|1|${kdf}|${FEW_ROUNDS}|${salt}`));
    const body = { format: 'xbts-backup', version: 1, kdf, rounds: FEW_ROUNDS, salt, iv, sealed };
    const checksum = bytesToHex(sha256(utf8(JSON.stringify(body))).subarray(0, 8));
    const old = await readBackup(JSON.stringify({ ...body, checksum }), PASSWORD);
    expect(old).toEqual({ accounts: [account(alice.name)], madeAt: null, parts: {} });
  });

  it('reports that a newer app wrote it', async () => {
    const newer = JSON.stringify({ format: 'xbts-backup', version: 3 });
    expect(await codeOf(() => readBackup(newer, PASSWORD))).toBe('backup.unknown_version');
  });

  it(`is clearly identified when cut or altered at any byte (${cases} cases)`, async () => {
    const damage = fc.oneof(
      fc.nat(text.length - 1).map((length) => text.slice(0, length)),
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 33, max: 126 }))
        .map(([at, code]) => text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1))
        .filter((altered) => altered !== text),
      fc
        .tuple(
          fc.nat(text.length - 1),
          fc.string({ minLength: 1 }).filter((each) => /\S/u.test(each)),
        )
        .map(([at, extra]) => text.slice(0, at) + extra + text.slice(at)),
    );
    const check = fc.asyncProperty(damage, async (damaged) => {
      const code = await codeOf(() => readBackup(damaged, PASSWORD));
      expect(['backup.damaged', 'backup.unknown_version']).toContain(code);
    });
    await fc.assert(check, { numRuns: cases });
  }, 300_000);
});

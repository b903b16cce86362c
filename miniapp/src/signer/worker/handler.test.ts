import 'fake-indexeddb/auto';
import { hexToBytes } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { privateKeyFromWif, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { decryptMemo } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation, OperationOf } from '@xbts/shared/protocol/operations.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { recoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { signingDigest, transactionId } from '@xbts/shared/protocol/transaction.ts';
import { describe, expect, it } from 'vitest';
import memos from '../../../../tests/vectors/memos.json' with { type: 'json' };
import type { SigningRequest } from '../protocol/signing.ts';
import {
  alice,
  bob,
  CHAIN_ID,
  codeOf,
  createTestClock,
  createTestSigner,
  freshDatabase,
  keyOf,
  PIN,
  shownFor,
  type TestSigner,
  withActive,
} from './signer.fixture.ts';
import { openVaultStorage } from './vault/storage.ts';

const PASSWORD = keyOf('alice-trader7', 'active').password;

async function loggedIn(signer: TestSigner = createTestSigner()): Promise<TestSigner> {
  await signer.call('configure', { chainId: CHAIN_ID });
  await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
  await signer.call('setup', { account: 'alice-trader7', pin: PIN });
  return signer;
}

const transfer = (from: string = alice.id): Operation => [
  0,
  {
    fee: { amount: 2_000_000, asset_id: '1.3.0' },
    from,
    to: bob.id,
    amount: { amount: '5000000000', asset_id: '1.3.0' },
    extensions: [],
  },
];

const request = ({
  operations = [transfer()],
  memos = [],
  ...change
}: Partial<SigningRequest> = {}): SigningRequest => ({
  account: 'alice-trader7',
  chainId: CHAIN_ID,
  operations,
  memos,
  reference: { ref_block_num: 34, ref_block_prefix: 123456 },
  expiration: '2026-11-21T05:00:00',
  ...shownFor({ operations, memos }),
  ...change,
});

describe("a challenge of the bot's server", () => {
  const nonce = '0123456789abcdef0123456789abcdef';
  const own = { account: 'alice-trader7', nonce, botId: '8080', userId: '7001001' };

  it('is signed with the memo key, over a text from the worker itself', async () => {
    const signer = await loggedIn();
    const signature = await signer.call('signChallenge', own);
    const signerOf = (claimed: Parameters<typeof subscriptionDigest>[0]) =>
      formatPublicKey(recoverPublicKey(subscriptionDigest(claimed), hexToBytes(signature)));
    const proof = { chainId: CHAIN_ID, ...own };
    expect(signerOf(proof)).toBe(alice.options.memo_key);
    // Invalid for another bot or another user.
    expect(signerOf({ ...proof, botId: '7001000' })).not.toBe(alice.options.memo_key);
    expect(signerOf({ ...proof, userId: '7001002' })).not.toBe(alice.options.memo_key);
  });

  it.each([
    ...['', nonce.slice(1), `${nonce}0`, nonce.toUpperCase(), `${nonce.slice(1)}:`, '00'.repeat(200)].map(
      (wrong) => ({ nonce: wrong }),
    ),
    ...['', '0', '-1', 'alice', '7:1', '1'.repeat(20)].flatMap((wrong) => [
      { botId: wrong },
      { userId: wrong },
    ]),
  ])('is refused in any other form: %o', async (wrong) => {
    const signer = await loggedIn();
    const refused = await codeOf(() => signer.call('signChallenge', { ...own, ...wrong }));
    expect(refused).toBe('signer.malformed_challenge');
  });

  it('is signed only for the unlocked account', async () => {
    const signer = await loggedIn();
    const foreign = { ...own, account: 'bob-holder2' };
    expect(await codeOf(() => signer.call('signChallenge', foreign))).toBe('signer.locked');
    await signer.call('lock');
    expect(await codeOf(() => signer.call('signChallenge', own))).toBe('signer.locked');
  });
});

describe('login', () => {
  it('returns the roles, stores nothing before a PIN is set, and is unlocked then', async () => {
    const signer = createTestSigner();
    expect(await signer.call('configure', { chainId: CHAIN_ID })).toEqual({
      hasVault: false,
      unlocked: null,
      waitSeconds: 0,
    });
    const opening = await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
    expect(opening.roles).toEqual(['owner', 'active', 'memo']);
    expect((await signer.call('status')).hasVault).toBe(false);
    expect(await signer.call('setup', { account: 'alice-trader7', pin: PIN })).toEqual(opening);
    expect(await signer.call('status')).toMatchObject({ hasVault: true, unlocked: opening });
  });

  it('never returns the password or a key', async () => {
    const signer = createTestSigner();
    await signer.call('configure', { chainId: CHAIN_ID });
    const answers = [
      await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD }),
      await signer.call('setup', { account: 'alice-trader7', pin: PIN }),
      await signer.call('status'),
      await signer.call('reviewAndSign', request()),
    ];
    const text = JSON.stringify(answers);
    const wif = keyOf('alice-trader7', 'active').wif;
    const hex = Array.from(privateKeyFromWif(wif), (byte) => byte.toString(16).padStart(2, '0')).join('');
    for (const secret of [PASSWORD, PIN, wif, hex]) expect(text).not.toContain(secret);
  });

  it('forgets a login without a PIN: when left, for another account, and after ten minutes', async () => {
    const signer = createTestSigner();
    await signer.call('configure', { chainId: CHAIN_ID });
    const begin = () => signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
    const finish = (account: string) => codeOf(() => signer.call('setup', { account, pin: PIN }));
    await begin();
    await signer.call('discard');
    expect(await finish('alice-trader7')).toBe('signer.nothing_to_save');
    await begin();
    expect(await finish('bob-holder2')).toBe('signer.nothing_to_save');
    await begin();
    signer.clock.pass(600_000);
    expect(await finish('alice-trader7')).toBe('signer.nothing_to_save');
  });

  it('needs a known chain, and accepts one chain only', async () => {
    const signer = createTestSigner();
    const login = () => signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
    expect(await codeOf(login)).toBe('signer.not_configured');
    await signer.call('configure', { chainId: CHAIN_ID });
    expect(await codeOf(() => signer.call('configure', { chainId: '00'.repeat(32) }))).toBe(
      'signer.wrong_chain',
    );
  });
});

describe('a typed private key', () => {
  it('yields its public key, and is refused if invalid', async () => {
    const signer = createTestSigner();
    const { wif, public_key } = keyOf('alice-trader7', 'active');
    expect(await signer.call('publicKeyOfWif', wif)).toBe(public_key);
    expect(await codeOf(() => signer.call('publicKeyOfWif', PASSWORD))).toBe('key.malformed_wif');
  });
});

describe('the lock', () => {
  it('closes on request and opens by the PIN, also after a reload', async () => {
    const database = freshDatabase();
    const signer = await loggedIn(createTestSigner(database));
    await signer.call('lock');
    expect(signer.locks).toEqual(['user']);
    expect(await codeOf(() => signer.call('reviewAndSign', request()))).toBe('signer.locked');
    expect(await codeOf(() => signer.call('decryptMemos', []))).toBe('signer.locked');
    const reloaded = createTestSigner(database);
    await reloaded.call('configure', { chainId: CHAIN_ID });
    expect(await codeOf(() => reloaded.call('unlock', { account: 'alice-trader7', pin: '000000' }))).toBe(
      'vault.wrong_pin',
    );
    expect(await reloaded.call('unlock', { account: 'alice-trader7', pin: PIN })).toMatchObject({
      canSign: true,
    });
    expect((await reloaded.call('reviewAndSign', request())).id).toMatch(/^[0-9a-f]{40}$/u);
  });

  it('closes after ten minutes without use, but not during use', async () => {
    const signer = await loggedIn();
    signer.clock.pass(599_999);
    await signer.call('touch', {});
    signer.clock.pass(599_999);
    expect(signer.locks).toEqual([]);
    signer.clock.pass(1);
    expect(signer.locks).toEqual(['idle']);
    expect((await signer.call('status')).unlocked).toBeNull();
  });

  it('closes after the chosen time, and choosing counts as use', async () => {
    const signer = await loggedIn();
    const choose = (autoLockMs: number) => signer.call('touch', { autoLockMs });
    await choose(1_800_000);
    signer.clock.pass(1_799_999);
    expect(signer.locks).toEqual([]);
    await choose(60_000);
    signer.clock.pass(59_999);
    expect(signer.locks).toEqual([]);
    signer.clock.pass(1);
    expect(signer.locks).toEqual(['idle']);
  });

  it('closes as soon as the device wakes, if its timers slept past the time', async () => {
    const clock = createTestClock();
    // Timers that never run, as in a suspended tab.
    const signer = await loggedIn(createTestSigner(freshDatabase(), { ...clock, setTimeout: () => 0 }));
    clock.pass(600_000);
    expect(await codeOf(() => signer.call('reviewAndSign', request()))).toBe('signer.locked');
    expect(signer.locks).toEqual(['idle']);
  });

  it('reports the removal when too many wrong PINs have removed everything', async () => {
    const signer = await loggedIn();
    await signer.call('setWipeAfter', 10);
    await signer.call('lock');
    const tries: string[] = [];
    for (let failed = 1; failed <= 10; failed += 1) {
      tries.push(await codeOf(() => signer.call('unlock', { account: 'alice-trader7', pin: '000000' })));
      signer.clock.pass(3_600_000);
    }
    expect(tries.at(-1)).toBe('vault.wiped');
    expect(signer.locks).toEqual(['user', 'wiped']);
    expect((await signer.call('status')).hasVault).toBe(false);
  });

  it('closes on a switch of account', async () => {
    const signer = await loggedIn();
    await signer.call('rolesOf', { account: bob, kind: 'key', secret: keyOf('bob-holder2', 'active').wif });
    await signer.call('setup', { account: 'bob-holder2', pin: PIN });
    expect(await codeOf(() => signer.call('unlock', { account: 'alice-trader7', pin: '000000' }))).toBe(
      'vault.wrong_pin',
    );
    expect((await signer.call('status')).unlocked).toBeNull();
    expect(await signer.call('unlock', { account: 'alice-trader7', pin: PIN })).toMatchObject({
      account: 'alice-trader7',
    });
  });

  it('stays closed when another tab locks during a PIN attempt', async () => {
    const signer = await loggedIn();
    await signer.call('lock');
    const unlocking = codeOf(() => signer.call('unlock', { account: 'alice-trader7', pin: PIN }));
    signer.handler.lock('other_tab');
    expect(await unlocking).toBe('signer.locked');
    expect((await signer.call('status')).unlocked).toBeNull();
    expect(await signer.call('unlock', { account: 'alice-trader7', pin: PIN })).toMatchObject({
      canSign: true,
    });
  });

  it('wipes everything', async () => {
    const signer = await loggedIn();
    await signer.call('wipe');
    expect(signer.locks).toEqual(['wiped']);
    expect(await signer.call('status')).toEqual({ hasVault: false, unlocked: null, waitSeconds: 0 });
  });

  it('removes an account after the right PIN, and is locked then', async () => {
    const signer = await loggedIn();
    const account = 'alice-trader7';
    expect(await codeOf(() => signer.call('removeAccount', { account, pin: '314159' }))).toBe(
      'vault.wrong_pin',
    );
    expect([signer.locks, (await signer.call('status')).unlocked?.account]).toEqual([[], account]);
    await signer.call('removeAccount', { account: 'bob-holder2', pin: PIN });
    expect(signer.locks).toEqual([]);
    await signer.call('removeAccount', { account, pin: PIN });
    expect(signer.locks).toEqual(['user']);
    expect(await codeOf(() => signer.call('unlock', { account, pin: PIN }))).toMatch(/^vault\./u);
  });

  it('does not report a wipe that the device prevented', async () => {
    const database = freshDatabase();
    const signer = createTestSigner(database, createTestClock(), {
      ...(await openVaultStorage(database)),
      clear: () => Promise.reject(new DOMException('no', 'AbortError')),
    });
    expect(await codeOf(() => signer.call('wipe'))).toBe('vault.unavailable');
    expect(signer.locks).toEqual([]);
  });
});

describe('signing', () => {
  it('signs exactly the given operations, with the active key alone', async () => {
    const signer = await loggedIn();
    const { id, signed } = await signer.call('reviewAndSign', request());
    expect(signed.operations).toEqual([transfer()]);
    expect(signed).toMatchObject({
      ref_block_num: 34,
      ref_block_prefix: 123456,
      expiration: '2026-11-21T05:00:00',
    });
    const { signatures, ...unsigned } = signed;
    const bytes = (await loadCodec()).transaction(unsigned);
    expect(transactionId(bytes)).toBe(id);
    expect(signatures).toHaveLength(1);
    const signature = hexToBytes(signatures[0] ?? '');
    expect(recoverPublicKey(signingDigest(CHAIN_ID, bytes), signature)).toEqual(
      publicKeyOf(privateKeyFromWif(keyOf('alice-trader7', 'active').wif)),
    );
  });

  it('encrypts the memo for the recipient', async () => {
    const signer = await loggedIn();
    const toKey = keyOf('bob-holder2', 'memo');
    const memos = [{ index: 0, text: 'Привет, Боб', toKey: toKey.public_key }];
    const { signed } = await signer.call('reviewAndSign', request({ memos }));
    const { memo } = signed.operations[0]![1] as { memo: Memo };
    expect(memo.from).toBe(keyOf('alice-trader7', 'memo').public_key);
    const privateKey = privateKeyFromWif(toKey.wif);
    expect(decryptMemo({ memo, privateKey, publicKeyOther: memo.from })).toBe('Привет, Боб');
    expect(await signer.call('decryptMemos', [memo])).toEqual(['Привет, Боб']);
  });

  it('refuses operations that are not on its list', async () => {
    const signer = await loggedIn();
    const fee = { amount: 0, asset_id: '1.3.0' };
    const listing: Operation = [
      7,
      { fee, authorizing_account: alice.id, account_to_list: bob.id, new_listing: 1, extensions: [] },
    ];
    const update: Operation = [6, { fee, account: alice.id, extensions: {} }];
    for (const operation of [listing, update]) {
      expect(
        await codeOf(() => signer.call('reviewAndSign', request({ operations: [transfer(), operation] }))),
      ).toBe('signer.operation_not_allowed');
    }
    expect(await codeOf(() => signer.call('reviewAndSign', request({ operations: [] })))).toBe(
      'signer.nothing_to_sign',
    );
  });

  it('refuses a payer that is not the unlocked account', async () => {
    const signer = await loggedIn();
    expect(
      await codeOf(() =>
        signer.call('reviewAndSign', request({ operations: [transfer(), transfer(bob.id)] })),
      ),
    ).toBe('signer.foreign_payer');
    expect(await codeOf(() => signer.call('reviewAndSign', request({ account: 'bob-holder2' })))).toBe(
      'signer.locked',
    );
  });

  it('refuses a memo that it has not encrypted itself, and one without its operation', async () => {
    const signer = await loggedIn();
    const [, payment] = transfer() as OperationOf<0>;
    // 'to all' in UTF-8, after an empty checksum.
    const readable = '00000000746f20616c6c';
    const memo = { from: NULL_PUBLIC_KEY, to: NULL_PUBLIC_KEY, nonce: '0', message: readable };
    const lost = [{ index: 1, text: 'a letter', toKey: bob.options.memo_key }];
    const foreign = { operations: [[0, { ...payment, memo }] as Operation] };
    expect(await codeOf(() => signer.call('reviewAndSign', request(foreign)))).toBe(
      'signer.operation_not_allowed',
    );
    expect(await codeOf(() => signer.call('reviewAndSign', request({ memos: lost })))).toBe(
      'signer.not_as_shown',
    );
  });

  it('refuses operations missing on the sheet, and those valid for too long', async () => {
    const signer = await loggedIn();
    const shown = request({ operations: [transfer(), transfer()] });
    const refused = [
      request({ shown: shown.shown }),
      request({ expiration: '2026-11-21T05:02:00' }),
      request({ agreed: { ...shown.agreed, nodes: 1 } }),
    ];
    const codes: string[] = [];
    for (const each of refused) codes.push(await codeOf(() => signer.call('reviewAndSign', each)));
    // The test's clock is years behind this single node's time.
    expect(codes).toEqual(['signer.not_as_shown', 'signer.expiration_too_far', 'signer.expiration_too_far']);
  });

  it('signs nothing once another tab has locked, even during the signature', async () => {
    const signer = await loggedIn();
    const signing = codeOf(() => signer.call('reviewAndSign', request()));
    signer.handler.lock('other_tab');
    expect(await signing).toBe('signer.locked');
  });

  it('refuses another chain', async () => {
    const signer = await loggedIn();
    expect(await codeOf(() => signer.call('reviewAndSign', request({ chainId: '00'.repeat(32) })))).toBe(
      'signer.wrong_chain',
    );
  });

  it('explains that a multi-signature account needs co-signers', async () => {
    const signer = createTestSigner();
    await signer.call('configure', { chainId: CHAIN_ID });
    const key = keyOf('alice-trader7', 'active');
    const account = withActive(alice, 2, [key.public_key, 1], [keyOf('bob-holder2', 'active').public_key, 1]);
    await signer.call('rolesOf', { account, kind: 'key', secret: key.wif });
    expect((await signer.call('setup', { account: 'alice-trader7', pin: PIN })).canSign).toBe(false);
    expect(await codeOf(() => signer.call('reviewAndSign', request()))).toBe('signer.multi_signature');
  });
});

describe('memos of the history', () => {
  it('are read if our keys open them, and otherwise null', async () => {
    const signer = await loggedIn();
    const [first] = memos;
    const foreign = { ...first, from: keyOf('sth-payer3', 'memo').public_key };
    const foreignToo = { ...foreign, to: keyOf('xbtsx-issuer1', 'memo').public_key };
    const damaged = { ...first, message: '00'.repeat(16) };
    const texts = await signer.call(
      'decryptMemos',
      [...memos, foreignToo, damaged].map(({ from = '', to = '', nonce = '', message = '' }) => ({
        from,
        to,
        nonce,
        message,
      })),
    );
    const known = [keyOf('alice-trader7', 'memo').public_key, keyOf('alice-trader7', 'active').public_key];
    const expected = memos.map((each) =>
      known.includes(each.from) || known.includes(each.to) ? each.text : null,
    );
    expect(texts).toEqual([...expected, null, null]);
    expect(expected.filter((text) => text !== null).length).toBeGreaterThan(2);
  });
});

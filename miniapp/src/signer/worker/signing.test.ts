import { bytesToHex } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromWif } from '@xbts/shared/protocol/keys.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import type { SigningRequest } from '../protocol/signing.ts';
import { createKeyring } from './keyring.ts';
import {
  AGREED_TIME,
  alice,
  bob,
  CHAIN_ID,
  codeOf,
  keyOf,
  shownFor,
  storedAccount,
} from './signer.fixture.ts';
import { signRequest } from './signing.ts';

const fee = { amount: 2_000_000, asset_id: '1.3.0' };
const payment: Operation = [
  0,
  { fee, from: alice.id, to: bob.id, amount: { amount: '500000', asset_id: '1.3.0' }, extensions: [] },
];
const memo = { index: 0, text: 'for lunch', toKey: bob.options.memo_key };

const request = (change: Partial<SigningRequest> = {}): SigningRequest => ({
  account: alice.name,
  chainId: CHAIN_ID,
  operations: [payment],
  memos: [],
  reference: { ref_block_num: 34, ref_block_prefix: 123456 },
  expiration: '2026-11-21T05:00:00',
  ...shownFor({ operations: [payment], memos: change.memos ?? [] }),
  ...change,
});

/** Signs with the keys of an account of that chain. */
function sign(change: Partial<SigningRequest> = {}, chainId = CHAIN_ID) {
  const { public_key: active, wif } = keyOf(alice.name, 'active');
  const keys = [{ publicKey: active, privateKey: bytesToHex(privateKeyFromWif(wif)) }];
  const keyring = createKeyring(
    storedAccount(alice.name, { chainId, signers: [active], memoKey: null, keys }),
  );
  const parts = {
    clock: { now: () => AGREED_TIME },
    randomBytes: () => new Uint8Array(8).fill(7),
    loadCodec,
  };
  return signRequest(parts, keyring, CHAIN_ID, request(change), { held: new Map() });
}

it('signs a payment as requested, its memo with the paying key if the memo key is missing', async () => {
  const { signed } = await sign({ memos: [memo] });
  expect(signed).toMatchObject({ ref_block_num: 34, ref_block_prefix: 123456, extensions: [] });
  expect(signed.operations).toMatchObject([
    [0, { to: bob.id, memo: { from: keyOf(alice.name, 'active').public_key, to: memo.toKey } }],
  ]);
  expect((await sign()).signed.operations).toEqual([payment]);
});

it('signs neither another chain’s request nor with the keys of another chain', async () => {
  const other = '00'.repeat(32);
  expect(await codeOf(() => sign({ chainId: other }))).toBe('signer.wrong_chain');
  expect(await codeOf(() => sign({}, other))).toBe('signer.wrong_chain');
  expect(await codeOf(() => sign({ account: bob.name }))).toBe('signer.locked');
});

it('refuses a memo without operation, recipient or key, even if the sheet shows it', async () => {
  const lost = { index: 5, text: 'a letter', toKey: undefined as never };
  const { shown } = request();
  const memos = [{ index: 5, text: 'a letter', to: undefined as never }];
  await expect(sign({ memos: [lost], shown: { ...shown, memos } })).rejects.toMatchObject({
    code: 'signer.operation_not_allowed',
    facts: { type: 0 },
  });
});

it('refuses a memo that was encrypted elsewhere', async () => {
  const sealed = { from: bob.options.memo_key, to: bob.options.memo_key, nonce: '1', message: '00' };
  const operations: Operation[] = [[0, { ...payment[1], memo: sealed } as never]];
  await expect(sign({ operations })).rejects.toMatchObject({
    code: 'signer.operation_not_allowed',
    facts: { type: 0 },
  });
});

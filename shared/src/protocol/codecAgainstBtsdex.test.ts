/// <reference path="./btsdexSerializer.d.ts" />
import { bytesToHex } from '@noble/hashes/utils.js';
import * as btsdex from 'btsdex-serializer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import type { KnownType, OperationPayloads } from './operations.ts';
import { operationName } from './operationTypes.ts';
import { isKnownType } from './packedOperations.ts';
import { keys } from './recorded.fixture.ts';

const codec = await loadCodec();

const instance = fc.nat({ max: 2 ** 31 - 1 });
const idOf = (kind: string) => instance.map((number) => `${kind}.${number}`);
const account = idOf('1.2');
const asset = idOf('1.3');
const order = idOf('1.7');
const pool = idOf('1.19');
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const amount = fc.record({ amount: int64, asset_id: asset });
const fee = amount;
const price = fc.record({ base: amount, quote: amount });
const time = fc
  .nat({ max: 2 ** 32 - 1 })
  .map((seconds) => new Date(seconds * 1_000).toISOString().slice(0, 19));
const uint8 = fc.nat({ max: 255 });
const uint16 = fc.nat({ max: 65_535 });
const uint32 = fc.nat({ max: 2 ** 32 - 1 });
const text = fc.string({ unit: 'binary' });
const publicKey = fc.constantFrom(...keys.map((key) => key.public_key));
const extensions = fc.constant<[]>([]);
const none = fc.constant<Record<string, never>>({});
const memo = fc.record({
  from: publicKey,
  to: publicKey,
  nonce: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
  message: fc.uint8Array({ maxLength: 300 }).map((bytes) => bytesToHex(bytes)),
});
const weighed = <Id extends string>(id: fc.Arbitrary<Id>) =>
  fc.uniqueArray(fc.tuple(id, uint16), { selector: ([each]) => each });
const authority = fc.record({
  weight_threshold: uint32,
  account_auths: weighed(account),
  key_auths: weighed(publicKey),
  address_auths: extensions,
});
const options = fc.record({
  memo_key: publicKey,
  voting_account: account,
  num_witness: uint16,
  num_committee: uint16,
  // An instance counts as one vote, whatever its type.
  votes: fc
    .uniqueArray(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 ** 23 - 1 })), { selector: ([, id]) => id })
    .map((votes) => votes.map(([type, id]) => `${type}:${id}`)),
  extensions,
});
const accounts = fc.uniqueArray(account);
const assetOptions = fc.record({
  max_supply: int64,
  market_fee_percent: uint16,
  max_market_fee: int64,
  issuer_permissions: uint16,
  flags: uint16,
  core_exchange_rate: price,
  whitelist_authorities: accounts,
  blacklist_authorities: accounts,
  whitelist_markets: fc.uniqueArray(asset),
  blacklist_markets: fc.uniqueArray(asset),
  description: text,
  extensions: fc.record(
    { reward_percent: uint16, whitelist_market_fee_sharing: accounts, taker_fee_percent: uint16 },
    { requiredKeys: [] },
  ),
});
const takeProfit = fc.record({
  fee_asset_id: asset,
  spread_percent: uint16,
  size_percent: uint16,
  expiration_seconds: uint32,
  repeat: fc.boolean(),
  extensions,
});
const onFill = fc.array(fc.tuple(fc.constant(0 as const), takeProfit), { maxLength: 2 });
const policy = fc.oneof(
  fc.tuple(
    fc.constant(0 as const),
    fc.record({ begin_timestamp: time, vesting_cliff_seconds: uint32, vesting_duration_seconds: uint32 }),
  ),
  fc.tuple(fc.constant(1 as const), fc.record({ start_claim: time, vesting_seconds: uint32 })),
);

/** An object whose free members are optional. */
const maybe = <Required extends object, Free extends object>(
  required: { [M in keyof Required]: fc.Arbitrary<Required[M]> },
  free: { [M in keyof Free]: fc.Arbitrary<Free[M]> },
) =>
  fc
    .tuple(fc.record(required), fc.record(free, { requiredKeys: [] }))
    .map(([all, some]) => ({ ...all, ...some }) as Required & Partial<Free>);

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((each) => bytesToHex(each));
/** With the three algorithms that btsdex knows. */
const hashLock = fc.oneof(
  fc.tuple(fc.constantFrom(0, 1), bytes(20, 20)),
  fc.tuple(fc.constant(2), bytes(32, 32)),
);

const proposal = idOf('1.10');
const someKeys = fc.uniqueArray(publicKey);
/** btsdex prints objects that it packs in a list, so they must be printable. */
const plain = <T>(value: T): T => ({ ...value });
const proposed = fc.oneof(
  fc
    .record({ fee: fee.map(plain), from: account, to: account, amount: amount.map(plain), extensions })
    .map((op) => ({ op: [0, plain(op)] as [0, typeof op] })),
  fc
    .record({
      fee: fee.map(plain),
      account,
      pool,
      amount_to_sell: amount.map(plain),
      min_to_receive: amount.map(plain),
      extensions,
    })
    .map((op) => ({ op: [63, plain(op)] as [63, typeof op] })),
);

/** Any payload of each signable operation; a missing one fails the type check. */
const payloads: { [T in KnownType]: fc.Arbitrary<OperationPayloads[T]> } = {
  0: maybe({ fee, from: account, to: account, amount, extensions }, { memo }),
  1: fc.record({
    fee,
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: time,
    fill_or_kill: fc.boolean(),
    extensions: fc.record({ on_fill: onFill }, { requiredKeys: [] }),
  }),
  2: fc.record({ fee, fee_paying_account: account, order, extensions }),
  5: fc.record({
    fee,
    registrar: account,
    referrer: account,
    referrer_percent: uint16,
    name: text,
    owner: authority,
    active: authority,
    options,
    extensions: none,
  }),
  6: maybe({ fee, account, extensions: none }, { owner: authority, active: authority, new_options: options }),
  7: fc.record({
    fee,
    authorizing_account: account,
    account_to_list: account,
    new_listing: uint8,
    extensions,
  }),
  8: fc.record({ fee, account_to_upgrade: account, upgrade_to_lifetime_member: fc.boolean(), extensions }),
  10: fc.record({
    fee,
    issuer: account,
    symbol: text,
    precision: uint8,
    common_options: assetOptions,
    is_prediction_market: fc.boolean(),
    extensions,
  }),
  14: maybe(
    { fee, issuer: account, asset_to_issue: amount, issue_to_account: account, extensions },
    { memo },
  ),
  15: fc.record({ fee, payer: account, amount_to_reserve: amount, extensions }),
  16: fc.record({ fee, from_account: account, asset_id: asset, amount: int64, extensions }),
  22: maybe(
    {
      fee,
      fee_paying_account: account,
      expiration_time: time,
      // btsdex reorders several, though the chain keeps a vector's order: it can only judge one.
      proposed_ops: fc.array(proposed, { maxLength: 1 }),
      extensions,
    },
    { review_period_seconds: uint32 },
  ),
  23: fc.record({
    fee,
    fee_paying_account: account,
    proposal,
    active_approvals_to_add: accounts,
    active_approvals_to_remove: accounts,
    owner_approvals_to_add: accounts,
    owner_approvals_to_remove: accounts,
    key_approvals_to_add: someKeys,
    key_approvals_to_remove: someKeys,
    extensions,
  }),
  24: fc.record({
    fee,
    fee_paying_account: account,
    using_owner_authority: fc.boolean(),
    proposal,
    extensions,
  }),
  32: fc.record({ fee, creator: account, owner: account, amount, policy }),
  33: fc.record({ fee, vesting_balance: idOf('1.13'), owner: account, amount }),
  37: fc.record({
    fee,
    deposit_to_account: account,
    balance_to_claim: idOf('1.15'),
    balance_owner_key: publicKey,
    total_claimed: amount,
  }),
  49: fc.record({
    fee,
    from: account,
    to: account,
    amount,
    preimage_hash: hashLock,
    preimage_size: uint16,
    claim_period_seconds: uint32,
    // timedTransfers.test.ts covers one with a memo, which btsdex does not know.
    extensions: none,
  }),
  50: fc.record({ fee, htlc_id: idOf('1.16'), redeemer: account, preimage: bytes(0, 40), extensions }),
  52: fc.record({ fee, htlc_id: idOf('1.16'), update_issuer: account, seconds_to_add: uint32, extensions }),
  59: fc.record({
    fee,
    account,
    asset_a: asset,
    asset_b: asset,
    share_asset: asset,
    taker_fee_percent: uint16,
    withdrawal_fee_percent: uint16,
    extensions,
  }),
  60: fc.record({ fee, account, pool, extensions }),
  61: fc.record({ fee, account, pool, amount_a: amount, amount_b: amount, extensions }),
  62: fc.record({ fee, account, pool, share_amount: amount, extensions }),
  63: fc.record({ fee, account, pool, amount_to_sell: amount, min_to_receive: amount, extensions }),
  75: maybe(
    { fee, account, pool, extensions },
    { taker_fee_percent: uint16, withdrawal_fee_percent: uint16 },
  ),
  77: maybe(
    { fee, seller: account, order, extensions },
    { new_price: price, delta_amount_to_sell: amount, new_expiration: time, on_fill: onFill },
  ),
};

const signable = Object.keys(payloads).map(Number).filter(isKnownType);
const packedByBtsdex = (type: btsdex.Serializer | undefined, value: unknown): string =>
  bytesToHex(Uint8Array.from(type?.toBuffer(type.fromObject(value)) ?? []));
const oneOperation = new btsdex.Serializer('operation', { operation: btsdex.ops.operation });

it.each(signable.map((type) => [type, operationName(type)] as const))(
  'operation %i (%s), with any contents, has the same bytes as in btsdex',
  (type) => {
    fc.assert(
      fc.property(payloads[type] as fc.Arbitrary<OperationPayloads[0]>, (payload) => {
        const operation: [0, OperationPayloads[0]] = [type as 0, payload];
        expect(bytesToHex(codec.operation(operation))).toBe(packedByBtsdex(oneOperation, { operation }));
      }),
      { numRuns: 60 },
    );
  },
);

it('several operations in a transaction keep their order, as in btsdex', () => {
  const operations = fc.array(fc.tuple(fc.constant(0 as const), payloads[0]), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(operations, time, uint16, uint32, (sent, expiration, ref_block_num, ref_block_prefix) => {
      const transaction = {
        ref_block_num,
        ref_block_prefix,
        expiration,
        operations: sent,
        extensions: [] as [],
      };
      expect(bytesToHex(codec.transaction(transaction))).toBe(
        packedByBtsdex(btsdex.ops.transaction, transaction),
      );
    }),
    { numRuns: 100 },
  );
});

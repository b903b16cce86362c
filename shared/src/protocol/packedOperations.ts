import type { OperationPayloads, SignableType } from './operations.ts';
import { extension, list, nothing, optional, set, struct, variant } from './packedCollections.ts';
import {
  account,
  accountOptions,
  accounts,
  amount,
  asset,
  assetOptions,
  authority,
  byKey,
  fee,
  order,
  packedMemo,
  pool,
  price,
} from './packedParts.ts';
import {
  bool,
  fixedBytes,
  hexBytes,
  int64,
  objectId,
  type Pack,
  publicKey,
  text,
  time,
  uint8,
  uint16,
  uint32,
} from './packedValues.ts';

const takeProfit = struct({
  fee_asset_id: asset,
  spread_percent: uint16,
  size_percent: uint16,
  expiration_seconds: uint32,
  repeat: bool,
  extensions: nothing,
});
const onFill = list(variant({ 0: takeProfit }));

const vestingPolicy = variant({
  0: struct({ begin_timestamp: time, vesting_cliff_seconds: uint32, vesting_duration_seconds: uint32 }),
  1: struct({ start_claim: time, vesting_seconds: uint32 }),
  2: struct({}),
});

const proposal = objectId('1.10');
const keys = set(publicKey, byKey);
/** What is proposed may be whatever can be signed, and other proposals. */
const proposed = list(struct({ op: (value, out) => packedOperation(value, out) }));

const timedTransfer = objectId('1.16');
/** Of the lock's algorithms, which the number names (hashLock.ts). */
const hashLock = variant({ 0: fixedBytes(20), 1: fixedBytes(20), 2: fixedBytes(32), 3: fixedBytes(20) });

/** A member that the product never gives, though the chain has it: always absent. */
const absent: Pack = optional(nothing);

type Layouts = {
  readonly [T in SignableType]: { readonly [M in keyof OperationPayloads[T]]-?: Pack } & Record<string, Pack>;
};

/** The members of each operation that can be signed, in packing order (chain.md §5). */
const layouts: Layouts = {
  0: { fee, from: account, to: account, amount, memo: optional(packedMemo), extensions: nothing },
  1: {
    fee,
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: time,
    fill_or_kill: bool,
    extensions: extension({ on_fill: onFill }),
  },
  2: { fee, fee_paying_account: account, order, extensions: nothing },
  5: {
    fee,
    registrar: account,
    referrer: account,
    referrer_percent: uint16,
    name: text,
    owner: authority,
    active: authority,
    options: accountOptions,
    extensions: nothing,
  },
  6: {
    fee,
    account,
    owner: optional(authority),
    active: optional(authority),
    new_options: optional(accountOptions),
    extensions: nothing,
  },
  7: {
    fee,
    authorizing_account: account,
    account_to_list: account,
    new_listing: uint8,
    extensions: nothing,
  },
  8: { fee, account_to_upgrade: account, upgrade_to_lifetime_member: bool, extensions: nothing },
  10: {
    fee,
    issuer: account,
    symbol: text,
    precision: uint8,
    common_options: assetOptions,
    bitasset_opts: absent,
    is_prediction_market: bool,
    extensions: nothing,
  },
  14: {
    fee,
    issuer: account,
    asset_to_issue: amount,
    issue_to_account: account,
    memo: optional(packedMemo),
    extensions: nothing,
  },
  15: { fee, payer: account, amount_to_reserve: amount, extensions: nothing },
  16: { fee, from_account: account, asset_id: asset, amount: int64, extensions: nothing },
  // bitshares-core libraries/protocol/include/graphene/protocol/proposal.hpp, FC_REFLECT: not the order of the members in C++.
  22: {
    fee,
    fee_paying_account: account,
    expiration_time: time,
    proposed_ops: proposed,
    review_period_seconds: optional(uint32),
    extensions: nothing,
  },
  23: {
    fee,
    fee_paying_account: account,
    proposal,
    active_approvals_to_add: accounts,
    active_approvals_to_remove: accounts,
    owner_approvals_to_add: accounts,
    owner_approvals_to_remove: accounts,
    key_approvals_to_add: keys,
    key_approvals_to_remove: keys,
    extensions: nothing,
  },
  24: { fee, fee_paying_account: account, using_owner_authority: bool, proposal, extensions: nothing },
  32: { fee, creator: account, owner: account, amount, policy: vestingPolicy },
  33: { fee, vesting_balance: objectId('1.13'), owner: account, amount },
  37: {
    fee,
    deposit_to_account: account,
    balance_to_claim: objectId('1.15'),
    balance_owner_key: publicKey,
    total_claimed: amount,
  },
  // bitshares-core libraries/protocol/include/graphene/protocol/htlc.hpp, FC_REFLECT.
  49: {
    fee,
    from: account,
    to: account,
    amount,
    preimage_hash: hashLock,
    preimage_size: uint16,
    claim_period_seconds: uint32,
    extensions: extension({ memo: packedMemo }),
  },
  50: { fee, htlc_id: timedTransfer, redeemer: account, preimage: hexBytes, extensions: nothing },
  52: { fee, htlc_id: timedTransfer, update_issuer: account, seconds_to_add: uint32, extensions: nothing },
  59: {
    fee,
    account,
    asset_a: asset,
    asset_b: asset,
    share_asset: asset,
    taker_fee_percent: uint16,
    withdrawal_fee_percent: uint16,
    extensions: nothing,
  },
  60: { fee, account, pool, extensions: nothing },
  61: { fee, account, pool, amount_a: amount, amount_b: amount, extensions: nothing },
  62: { fee, account, pool, share_amount: amount, extensions: nothing },
  63: { fee, account, pool, amount_to_sell: amount, min_to_receive: amount, extensions: nothing },
  75: {
    fee,
    account,
    pool,
    taker_fee_percent: optional(uint16),
    withdrawal_fee_percent: optional(uint16),
    extensions: nothing,
  },
  77: {
    fee,
    seller: account,
    order,
    new_price: optional(price),
    delta_amount_to_sell: optional(amount),
    new_expiration: optional(time),
    on_fill: optional(onFill),
    extensions: nothing,
  },
};

/** True for the number of an operation the product can sign. */
export function isSignableType(type: number): type is SignableType {
  return Object.hasOwn(layouts, type);
}

/** The operations that can be signed, by their numbers. */
export const signableOperations: Readonly<Record<number, Pack>> = Object.fromEntries(
  Object.entries(layouts).map(([type, members]) => [type, struct(members)]),
);

/** An operation: its number, then its members. */
export const packedOperation: Pack = variant(signableOperations);

/** A transaction without its signatures, of such operations. */
export const transactionOf = (operation: Pack): Pack =>
  struct({
    ref_block_num: uint16,
    ref_block_prefix: uint32,
    expiration: time,
    operations: list(operation),
    extensions: nothing,
  });

/** A transaction without its signatures. */
export const packedTransaction: Pack = transactionOf(packedOperation);

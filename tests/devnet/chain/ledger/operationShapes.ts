import { operationName, operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import { assertChain } from './nodeError.ts';
import type { StoredTransaction } from './objects/blocks.ts';
import type { StoredOperation } from './objects/operations.ts';
import {
  accountOptions,
  asset,
  assetOptions,
  authority,
  extensionStruct,
  flag,
  hashLock,
  hexBytes,
  id,
  idSet,
  int64,
  list,
  memo,
  noExtensions,
  optional,
  type Reader,
  record,
  text,
  time,
  uint,
  vestingInitializer,
} from './readers.ts';

const account = id('1.2');
const assetId = id('1.3');
const pool = id('1.19');

const linkedOrder: Reader<unknown[]> = (value) => (Array.isArray(value) ? value : []);

const accounts = idSet('1.2');
const proposal = id('1.10');
const keySet: Reader<string[]> = (value) => [...new Set(list(text)(value))];
/** Operations of a proposal: op_wrapper, each with any operation this chain evaluates. */
const proposedOperations = list(record({ op: (value: unknown) => readOperation(value) }));

/** The operations this chain evaluates, members in packing order (chain.md §5). */
export const operationReaders = {
  [type.transfer]: record({
    fee: asset,
    from: account,
    to: account,
    amount: asset,
    memo: optional(memo),
    extensions: noExtensions,
  }),
  [type.limit_order_create]: record({
    fee: asset,
    seller: account,
    amount_to_sell: asset,
    min_to_receive: asset,
    expiration: time,
    fill_or_kill: flag,
    extensions: extensionStruct({ on_fill: optional(linkedOrder) }),
  }),
  [type.limit_order_cancel]: record({
    fee: asset,
    fee_paying_account: account,
    order: id('1.7'),
    extensions: noExtensions,
  }),
  [type.account_create]: record({
    fee: asset,
    registrar: account,
    referrer: account,
    referrer_percent: uint,
    name: text,
    owner: authority,
    active: authority,
    options: accountOptions,
    extensions: extensionStruct({}),
  }),
  [type.account_update]: record({
    fee: asset,
    account,
    owner: optional(authority),
    active: optional(authority),
    new_options: optional(accountOptions),
    extensions: extensionStruct({}),
  }),
  [type.account_whitelist]: record({
    fee: asset,
    authorizing_account: account,
    account_to_list: account,
    new_listing: uint,
    extensions: noExtensions,
  }),
  [type.account_upgrade]: record({
    fee: asset,
    account_to_upgrade: account,
    upgrade_to_lifetime_member: flag,
    extensions: noExtensions,
  }),
  [type.asset_create]: record({
    fee: asset,
    issuer: account,
    symbol: text,
    precision: uint,
    common_options: assetOptions,
    bitasset_opts: optional((value) => value),
    is_prediction_market: flag,
    extensions: noExtensions,
  }),
  [type.asset_issue]: record({
    fee: asset,
    issuer: account,
    asset_to_issue: asset,
    issue_to_account: account,
    memo: optional(memo),
    extensions: noExtensions,
  }),
  [type.asset_reserve]: record({
    fee: asset,
    payer: account,
    amount_to_reserve: asset,
    extensions: noExtensions,
  }),
  [type.asset_fund_fee_pool]: record({
    fee: asset,
    from_account: account,
    asset_id: assetId,
    amount: int64,
    extensions: noExtensions,
  }),
  [type.proposal_create]: record({
    fee: asset,
    fee_paying_account: account,
    expiration_time: time,
    proposed_ops: proposedOperations,
    review_period_seconds: optional(uint),
    extensions: noExtensions,
  }),
  [type.proposal_update]: record({
    fee: asset,
    fee_paying_account: account,
    proposal,
    active_approvals_to_add: accounts,
    active_approvals_to_remove: accounts,
    owner_approvals_to_add: accounts,
    owner_approvals_to_remove: accounts,
    key_approvals_to_add: keySet,
    key_approvals_to_remove: keySet,
    extensions: noExtensions,
  }),
  [type.proposal_delete]: record({
    fee: asset,
    fee_paying_account: account,
    using_owner_authority: flag,
    proposal,
    extensions: noExtensions,
  }),
  [type.vesting_balance_create]: record({
    fee: asset,
    creator: account,
    owner: account,
    amount: asset,
    policy: vestingInitializer,
  }),
  [type.vesting_balance_withdraw]: record({
    fee: asset,
    vesting_balance: id('1.13'),
    owner: account,
    amount: asset,
  }),
  [type.balance_claim]: record({
    fee: asset,
    deposit_to_account: account,
    balance_to_claim: id('1.15'),
    balance_owner_key: text,
    total_claimed: asset,
  }),
  [type.htlc_create]: record({
    fee: asset,
    from: account,
    to: account,
    amount: asset,
    preimage_hash: hashLock,
    preimage_size: uint,
    claim_period_seconds: uint,
    extensions: extensionStruct({ memo: optional(memo) }),
  }),
  [type.htlc_redeem]: record({
    fee: asset,
    htlc_id: id('1.16'),
    redeemer: account,
    preimage: hexBytes,
    extensions: noExtensions,
  }),
  [type.htlc_extend]: record({
    fee: asset,
    htlc_id: id('1.16'),
    update_issuer: account,
    seconds_to_add: uint,
    extensions: noExtensions,
  }),
  [type.liquidity_pool_create]: record({
    fee: asset,
    account,
    asset_a: assetId,
    asset_b: assetId,
    share_asset: assetId,
    taker_fee_percent: uint,
    withdrawal_fee_percent: uint,
    extensions: noExtensions,
  }),
  [type.liquidity_pool_delete]: record({ fee: asset, account, pool, extensions: noExtensions }),
  [type.liquidity_pool_deposit]: record({
    fee: asset,
    account,
    pool,
    amount_a: asset,
    amount_b: asset,
    extensions: noExtensions,
  }),
  [type.liquidity_pool_withdraw]: record({
    fee: asset,
    account,
    pool,
    share_amount: asset,
    extensions: noExtensions,
  }),
  [type.liquidity_pool_exchange]: record({
    fee: asset,
    account,
    pool,
    amount_to_sell: asset,
    min_to_receive: asset,
    extensions: noExtensions,
  }),
  [type.liquidity_pool_update]: record({
    fee: asset,
    account,
    pool,
    taker_fee_percent: optional(uint),
    withdrawal_fee_percent: optional(uint),
    extensions: noExtensions,
  }),
} as const;

export type OperationId = keyof typeof operationReaders;
export type OperationOf<Id extends OperationId> = ReturnType<(typeof operationReaders)[Id]>;

/** True for the operations this chain evaluates. */
export function isEvaluated(operationId: number): operationId is OperationId {
  return operationId in operationReaders;
}

/** Reads an operation as a node does; refuses one this chain does not evaluate, by its name. */
export function readOperation(value: unknown): StoredOperation {
  const [operationId, members]: unknown[] = Array.isArray(value) ? value : [];
  const number = Number(operationId);
  const name = operationName(number) ?? String(operationId);
  const place = { file: 'db_block.cpp', line: 790, method: 'apply_operation' };
  assertChain(isEvaluated(number), place, '_eval', `No registered evaluator for operation ${name}`);
  return [number, operationReaders[number](members)];
}

/** Reads a signed (or still unsigned) transaction. */
export const readTransaction: Reader<StoredTransaction> = record({
  ref_block_num: uint,
  ref_block_prefix: uint,
  expiration: time,
  operations: list(readOperation),
  extensions: noExtensions,
  signatures: list(text),
});

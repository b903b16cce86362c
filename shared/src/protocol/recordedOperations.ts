import * as v from 'valibot';
import {
  anyObjectId,
  assetAmountSchema,
  authoritySchema,
  chainInt,
  chainTime,
  objectIdOf,
  priceSchema,
} from './objects.ts';
import { operationType } from './operationTypes.ts';
import { recorded, recordedTransferSchema } from './recordedTransfer.ts';
import { memoSchema } from './records.ts';

const account = objectIdOf('1.2');
const asset = objectIdOf('1.3');
const order = objectIdOf('1.7');
const pool = objectIdOf('1.19');
const percent = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = assetAmountSchema;

/**
 * Operations that history shows and payouts follow, checked: amounts as bigint, ids of the right kind.
 * Numbers and members as in operations.ts; 4 is virtual, made by the chain when orders meet.
 */
export const recordedOperationSchema = v.union([
  recordedTransferSchema,
  recorded(operationType.limit_order_create, {
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: chainTime,
    fill_or_kill: v.boolean(),
  }),
  recorded(operationType.limit_order_cancel, { fee_paying_account: account, order }),
  recorded(operationType.fill_order, {
    order_id: anyObjectId,
    account_id: account,
    pays: amount,
    receives: amount,
    fill_price: priceSchema,
    is_maker: v.boolean(),
  }),
  recorded(operationType.account_create, { registrar: account, referrer: account, name: v.string() }),
  recorded(operationType.account_update, {
    account,
    owner: v.optional(authoritySchema),
    active: v.optional(authoritySchema),
  }),
  recorded(operationType.account_whitelist, {
    authorizing_account: account,
    account_to_list: account,
    new_listing: percent,
  }),
  recorded(operationType.account_upgrade, {
    account_to_upgrade: account,
    upgrade_to_lifetime_member: v.boolean(),
  }),
  recorded(operationType.asset_create, { issuer: account, symbol: v.string(), precision: percent }),
  recorded(operationType.asset_issue, {
    issuer: account,
    asset_to_issue: amount,
    issue_to_account: account,
    memo: v.optional(memoSchema),
  }),
  recorded(operationType.asset_reserve, { payer: account, amount_to_reserve: amount }),
  recorded(operationType.asset_fund_fee_pool, { from_account: account, asset_id: asset, amount: chainInt }),
  recorded(operationType.vesting_balance_create, { creator: account, owner: account, amount }),
  recorded(operationType.vesting_balance_withdraw, {
    vesting_balance: objectIdOf('1.13'),
    owner: account,
    amount,
  }),
  recorded(operationType.balance_claim, { deposit_to_account: account, total_claimed: amount }),
  recorded(operationType.liquidity_pool_create, {
    account,
    asset_a: asset,
    asset_b: asset,
    share_asset: asset,
  }),
  recorded(operationType.liquidity_pool_delete, { account, pool }),
  recorded(operationType.liquidity_pool_deposit, { account, pool, amount_a: amount, amount_b: amount }),
  recorded(operationType.liquidity_pool_withdraw, { account, pool, share_amount: amount }),
  recorded(operationType.liquidity_pool_exchange, {
    account,
    pool,
    amount_to_sell: amount,
    min_to_receive: amount,
  }),
  recorded(operationType.liquidity_pool_update, {
    account,
    pool,
    taker_fee_percent: v.optional(percent),
    withdrawal_fee_percent: v.optional(percent),
  }),
  recorded(operationType.limit_order_update, {
    seller: account,
    order,
    new_price: v.optional(priceSchema),
    delta_amount_to_sell: v.optional(amount),
    new_expiration: v.optional(chainTime),
  }),
]);

export type RecordedOperation = v.InferOutput<typeof recordedOperationSchema>;

/** A recorded operation with its members checked, or undefined when it is of another kind or does not fit. */
export function readRecordedOperation(operation: readonly [number, unknown]): RecordedOperation | undefined {
  const parsed = v.safeParse(recordedOperationSchema, operation);
  return parsed.success ? parsed.output : undefined;
}

import * as v from 'valibot';
import { isObjectId } from './objectId.ts';

/*
 * Schemas of nodes' answers. Integers that may exceed 2^31 come as numbers or as decimal texts (chain.md §1, JSON
 * encoding) and become bigint. Unnamed members are dropped.
 */

/** A chain integer, number or decimal text, as bigint. */
export const chainInt = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.string(), v.regex(/^-?\d{1,39}$/u, 'not a decimal integer')),
  ]),
  v.transform((value) => BigInt(value)),
);

/** A small unsigned number: a percent, a count, a precision. */
export const smallInt = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The text of an object id of one kind, such as `1.2`. */
export const objectIdOf = (kind: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isObjectId(text, kind), `not an id of ${kind}`),
  );
export const anyObjectId = v.pipe(
  v.string(),
  v.check((text) => isObjectId(text), 'not an object id'),
);

/** UTC time without a zone letter. */
export const chainTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u, 'not a chain time'));
/** Bytes as lower-case hex of this length. */
export const hexOf = (characters: number) =>
  v.pipe(v.string(), v.regex(/^[0-9a-f]*$/u, 'not hex'), v.length(characters));

const accountId = objectIdOf('1.2');
const assetId = objectIdOf('1.3');

export const assetAmountSchema = v.object({ amount: chainInt, asset_id: assetId });
export const priceSchema = v.object({ base: assetAmountSchema, quote: assetAmountSchema });

export const authoritySchema = v.object({
  weight_threshold: smallInt,
  account_auths: v.array(v.tuple([accountId, smallInt])),
  key_auths: v.array(v.tuple([v.string(), smallInt])),
  address_auths: v.array(v.unknown()),
});

export const accountOptionsSchema = v.object({
  memo_key: v.string(),
  voting_account: accountId,
  num_witness: smallInt,
  num_committee: smallInt,
  votes: v.array(v.string()),
  extensions: v.unknown(),
});

/** An account, 1.2.x. */
export const accountSchema = v.object({
  id: accountId,
  name: v.string(),
  membership_expiration_date: chainTime,
  registrar: accountId,
  referrer: accountId,
  lifetime_referrer: accountId,
  owner: authoritySchema,
  active: authoritySchema,
  options: accountOptionsSchema,
  statistics: objectIdOf('2.6'),
  whitelisting_accounts: v.array(accountId),
  blacklisting_accounts: v.array(accountId),
  whitelisted_accounts: v.array(accountId),
  blacklisted_accounts: v.array(accountId),
  allowed_assets: v.optional(v.array(assetId)),
  creation_time: v.optional(chainTime),
});

/** One balance of an account, 2.5.x. */
export const accountBalanceSchema = v.object({
  id: objectIdOf('2.5'),
  owner: accountId,
  asset_type: assetId,
  balance: chainInt,
});

const linearPolicy = v.object({
  begin_timestamp: chainTime,
  vesting_cliff_seconds: smallInt,
  vesting_duration_seconds: smallInt,
  begin_balance: chainInt,
});
const coinDaysPolicy = v.object({
  vesting_seconds: smallInt,
  start_claim: chainTime,
  coin_seconds_earned: chainInt,
  coin_seconds_earned_last_update: chainTime,
});

/** A vesting balance, 1.13.x; policy 0 linear, 1 coin days, 2 instant (chain.md §7). */
export const vestingBalanceSchema = v.object({
  id: objectIdOf('1.13'),
  owner: accountId,
  balance: assetAmountSchema,
  policy: v.union([
    v.tuple([v.literal(0), linearPolicy]),
    v.tuple([v.literal(1), coinDaysPolicy]),
    v.tuple([v.literal(2), v.object({})]),
  ]),
  balance_type: v.string(),
});

/** An open limit order, 1.7.x. */
export const limitOrderSchema = v.object({
  id: objectIdOf('1.7'),
  expiration: chainTime,
  seller: accountId,
  for_sale: chainInt,
  sell_price: priceSchema,
  deferred_fee: chainInt,
  deferred_paid_fee: assetAmountSchema,
});

/** An account's statistics, 2.6.x. */
export const accountStatisticsSchema = v.object({
  id: objectIdOf('2.6'),
  owner: accountId,
  most_recent_op: objectIdOf('2.9'),
  total_ops: smallInt,
  removed_ops: smallInt,
  lifetime_fees_paid: chainInt,
  pending_fees: chainInt,
  pending_vested_fees: chainInt,
});

/** A full account, as get_full_accounts returns it; lists are cut at 500 (`more_data_available`). */
export const fullAccountSchema = v.object({
  account: accountSchema,
  statistics: accountStatisticsSchema,
  registrar_name: v.string(),
  referrer_name: v.string(),
  lifetime_referrer_name: v.string(),
  cashback_balance: v.optional(vestingBalanceSchema),
  balances: v.array(accountBalanceSchema),
  vesting_balances: v.array(vestingBalanceSchema),
  limit_orders: v.array(limitOrderSchema),
  assets: v.array(assetId),
  more_data_available: v.object({
    balances: v.boolean(),
    vesting_balances: v.boolean(),
    limit_orders: v.boolean(),
    assets: v.boolean(),
  }),
});

/** The answer of get_full_accounts: each account with its requested key. */
export const fullAccountsSchema = v.array(v.tuple([v.string(), fullAccountSchema]));

export const assetOptionsSchema = v.object({
  max_supply: chainInt,
  market_fee_percent: smallInt,
  max_market_fee: chainInt,
  issuer_permissions: smallInt,
  flags: smallInt,
  core_exchange_rate: priceSchema,
  whitelist_authorities: v.array(accountId),
  blacklist_authorities: v.array(accountId),
  whitelist_markets: v.array(assetId),
  blacklist_markets: v.array(assetId),
  description: v.string(),
  extensions: v.object({
    reward_percent: v.optional(smallInt),
    whitelist_market_fee_sharing: v.optional(v.array(accountId)),
    taker_fee_percent: v.optional(smallInt),
  }),
});

/** An asset, 1.3.x. */
export const assetSchema = v.object({
  id: assetId,
  symbol: v.string(),
  precision: v.pipe(smallInt, v.maxValue(12)),
  issuer: accountId,
  options: assetOptionsSchema,
  dynamic_asset_data_id: objectIdOf('2.3'),
  bitasset_data_id: v.optional(anyObjectId),
  for_liquidity_pool: v.optional(objectIdOf('1.19')),
  creation_time: v.optional(chainTime),
});

/** An asset's dynamic data, 2.3.x. */
export const dynamicAssetDataSchema = v.object({
  id: objectIdOf('2.3'),
  current_supply: chainInt,
  confidential_supply: chainInt,
  accumulated_fees: chainInt,
  fee_pool: chainInt,
});

/** The dynamic global properties, 2.1.0: the head of the chain. */
export const dynamicGlobalPropertiesSchema = v.object({
  id: v.literal('2.1.0'),
  head_block_number: smallInt,
  head_block_id: hexOf(40),
  time: chainTime,
  next_maintenance_time: chainTime,
  last_irreversible_block_num: smallInt,
});

export type ChainAmount = v.InferOutput<typeof assetAmountSchema>;
export type ChainPrice = v.InferOutput<typeof priceSchema>;
export type AccountAuthority = v.InferOutput<typeof authoritySchema>;
export type Account = v.InferOutput<typeof accountSchema>;
export type FullAccount = v.InferOutput<typeof fullAccountSchema>;
export type VestingBalance = v.InferOutput<typeof vestingBalanceSchema>;
export type LimitOrder = v.InferOutput<typeof limitOrderSchema>;
export type Asset = v.InferOutput<typeof assetSchema>;
export type DynamicAssetData = v.InferOutput<typeof dynamicAssetDataSchema>;
export type DynamicGlobalProperties = v.InferOutput<typeof dynamicGlobalPropertiesSchema>;

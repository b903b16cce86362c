import * as v from 'valibot';
import { chainInt, chainTime, objectIdOf } from './objects.ts';
import { operationRecordSchema } from './records.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Statistics of a pool, 5.6.x: over the last 24 hours and in total (chain.md §6). */
export const poolStatisticsSchema = v.object({
  id: objectIdOf('5.6'),
  _24h_exchange_a2b_amount_a: chainInt,
  _24h_exchange_a2b_amount_b: chainInt,
  _24h_exchange_b2a_amount_a: chainInt,
  _24h_exchange_b2a_amount_b: chainInt,
  _24h_exchange_fee_a: chainInt,
  _24h_exchange_fee_b: chainInt,
  _24h_withdrawal_fee_a: chainInt,
  _24h_withdrawal_fee_b: chainInt,
  _24h_exchange_a2b_count: count,
  _24h_exchange_b2a_count: count,
  _24h_balance_delta_a: chainInt,
  _24h_balance_delta_b: chainInt,
  total_exchange_a2b_amount_a: chainInt,
  total_exchange_a2b_amount_b: chainInt,
  total_exchange_b2a_amount_a: chainInt,
  total_exchange_b2a_amount_b: chainInt,
  total_exchange_fee_a: chainInt,
  total_exchange_fee_b: chainInt,
  total_withdrawal_fee_a: chainInt,
  total_withdrawal_fee_b: chainInt,
  total_exchange_a2b_count: count,
  total_exchange_b2a_count: count,
});

/** A liquidity pool, 1.19.x; percents are in hundredths of a percent. */
export const liquidityPoolSchema = v.object({
  id: objectIdOf('1.19'),
  asset_a: objectIdOf('1.3'),
  asset_b: objectIdOf('1.3'),
  balance_a: chainInt,
  balance_b: chainInt,
  share_asset: objectIdOf('1.3'),
  taker_fee_percent: count,
  withdrawal_fee_percent: count,
  virtual_value: chainInt,
  statistics: v.optional(poolStatisticsSchema),
});

/** One entry of a pool's history, 5.4.x. */
export const poolHistorySchema = v.object({
  id: objectIdOf('5.4'),
  pool: objectIdOf('1.19'),
  sequence: count,
  time: chainTime,
  op_type: count,
  op: operationRecordSchema,
});

/** One candle, 5.1.x; `key.base` is the asset of the smaller id. */
export const marketBucketSchema = v.object({
  id: objectIdOf('5.1'),
  key: v.object({ base: objectIdOf('1.3'), quote: objectIdOf('1.3'), seconds: count, open: chainTime }),
  high_base: chainInt,
  high_quote: chainInt,
  low_base: chainInt,
  low_quote: chainInt,
  open_base: chainInt,
  open_quote: chainInt,
  close_base: chainInt,
  close_quote: chainInt,
  base_volume: chainInt,
  quote_volume: chainInt,
});

const decimalText = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/u, 'not a decimal number'));

/**
 * The ticker of a market: prices of one whole quote asset and amounts in wholes, as decimal texts; the change of 24
 * hours in percent. A market without a fill has "0" everywhere, orders or not, and no `mto_id` (chain.md §9).
 */
export const marketTickerSchema = v.object({
  latest: decimalText,
  lowest_ask: decimalText,
  highest_bid: decimalText,
  percent_change: decimalText,
  base_volume: decimalText,
  quote_volume: decimalText,
  mto_id: v.optional(objectIdOf('5.2')),
});

/** One trade of a market, in wholes; `type` is the maker's side, and the maker is side1. */
export const marketTradeSchema = v.object({
  sequence: count,
  date: chainTime,
  price: decimalText,
  amount: decimalText,
  value: decimalText,
  type: v.string(),
  side1_account_id: objectIdOf('1.2'),
  side2_account_id: objectIdOf('1.2'),
});

/** One holder of an asset. */
export const assetHolderSchema = v.object({
  name: v.string(),
  account_id: objectIdOf('1.2'),
  amount: chainInt,
});

export type PoolStatistics = v.InferOutput<typeof poolStatisticsSchema>;
export type LiquidityPool = v.InferOutput<typeof liquidityPoolSchema>;
export type PoolHistoryEntry = v.InferOutput<typeof poolHistorySchema>;
export type AssetHolder = v.InferOutput<typeof assetHolderSchema>;
export type MarketTicker = v.InferOutput<typeof marketTickerSchema>;
export type MarketTrade = v.InferOutput<typeof marketTradeSchema>;

import type { Amount } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { exchangeFees } from './fees.ts';
import { isSellingA, type LegFlow, legFlow, legOf } from './leg.ts';
import { type FeesByAsset, isInitialised, type PoolState, withMovedBalances } from './poolState.ts';

/** The exact outcome of one exchange at the pool's present state. */
export interface ExchangeQuote {
  readonly poolId: string;
  readonly sold: Amount;
  readonly received: Amount;
  /** Market fee of the sold asset, in its units. */
  readonly makerFee: bigint;
  /** The pool's taker fee, which stays in the pool, in units of the bought asset. */
  readonly poolFee: bigint;
  /** Market fee of the bought asset, in its units. */
  readonly takerFee: bigint;
  readonly before: PoolState;
  readonly after: PoolState;
  /** Bought units for one sold unit at the pool's balances, before and after: an estimate for display. */
  readonly priceBefore: number;
  readonly priceAfter: number;
  /**
   * The price impact: the gap between priceBefore and the curve's execution price (with rounding, without fees); 0.03
   * is 3 %.
   */
  readonly impact: number;
}

/**
 * The proceeds of selling an amount to a pool, exact to the unit (chain.md §6).
 * @throws AppError pool.not_initialised, pool.foreign_asset, pool.fees_unknown, pool.maker_fee_too_high,
 * pool.zero_outcome, amount.zero
 */
export function quoteExchange(pool: PoolState, sell: Amount, fees: FeesByAsset): ExchangeQuote {
  if (sell.units <= 0n) throw new AppError('amount.zero');
  if (!isInitialised(pool)) throw new AppError('pool.not_initialised', { poolId: pool.id });
  const isA = isSellingA(pool, sell.assetId);
  const boughtAssetId = isA ? pool.assetB : pool.assetA;
  const leg = legOf(pool, sell.assetId, exchangeFees(fees, sell.assetId, boughtAssetId));
  const flow = legFlow(leg, sell.units);
  if (flow.makerFee >= sell.units) throw new AppError('pool.maker_fee_too_high', { assetId: sell.assetId });
  if (flow.received <= 0n) throw new AppError('pool.zero_outcome', { poolId: pool.id });
  const { makerFee, poolFee, takerFee, entering, leaving } = flow;
  return {
    poolId: pool.id,
    sold: sell,
    received: { units: flow.received, assetId: boughtAssetId },
    makerFee,
    poolFee,
    takerFee,
    before: pool,
    after: withMovedBalances(pool, isA ? entering : -leaving, isA ? -leaving : entering),
    priceBefore: Number(leg.balanceOut) / Number(leg.balanceIn),
    priceAfter: Number(leg.balanceOut - leaving) / Number(leg.balanceIn + entering),
    impact: impactOf(leg.balanceIn, leg.balanceOut, flow),
  };
}

const BILLION = 1_000_000_000n;

/** 1 − (difference / entering) / (balanceOut / balanceIn), to nine decimals. */
function impactOf(balanceIn: bigint, balanceOut: bigint, { entering, difference }: LegFlow): number {
  const atSpotPrice = entering * balanceOut;
  const lost = atSpotPrice - difference * balanceIn;
  return Number(mulDivDown(lost, BILLION, atSpotPrice)) / Number(BILLION);
}

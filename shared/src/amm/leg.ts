import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import {
  type CappedFee,
  cappedFee,
  feeRoundedDown,
  percentRoundedDown,
  smallestBeforeFee,
  smallestBeforePercent,
} from './fees.ts';
import type { ExchangeFees, PoolState } from './poolState.ts';

/** One direction through one pool, with every fee on the way. */
export interface Leg {
  /** The pool's balance of the sold asset. */
  readonly balanceIn: bigint;
  /** The pool's balance of the bought asset. */
  readonly balanceOut: bigint;
  /** Market fee of the sold asset. */
  readonly maker: CappedFee;
  /** The pool's taker fee, hundredths of a percent. */
  readonly poolFeePercent: bigint;
  /** Market fee of the bought asset. */
  readonly taker: CappedFee;
}

/** The distribution of one exchange's units. */
export interface LegFlow {
  readonly makerFee: bigint;
  /** Units that enter the pool: sold units less the maker fee. */
  readonly entering: bigint;
  /** Units that the curve pays, before the pool's fee. */
  readonly difference: bigint;
  readonly poolFee: bigint;
  /** Units that leave the pool. */
  readonly leaving: bigint;
  readonly takerFee: bigint;
  readonly received: bigint;
}

/**
 * The leg that sells `soldAssetId` to the pool.
 * @throws AppError pool.foreign_asset
 */
export function legOf(pool: PoolState, soldAssetId: string, fees: ExchangeFees): Leg {
  const [balanceIn, balanceOut] = isSellingA(pool, soldAssetId)
    ? [pool.balanceA, pool.balanceB]
    : [pool.balanceB, pool.balanceA];
  const maker = cappedFee(fees.sold, 'maker');
  const taker = cappedFee(fees.bought, 'taker');
  return { balanceIn, balanceOut, maker, poolFeePercent: BigInt(pool.takerFeePercent), taker };
}

/**
 * True when the asset is the pool's A, false when it is its B.
 * @throws AppError pool.foreign_asset
 */
export function isSellingA(pool: PoolState, soldAssetId: string): boolean {
  if (soldAssetId === pool.assetA) return true;
  if (soldAssetId === pool.assetB) return false;
  throw new AppError('pool.foreign_asset', { poolId: pool.id, assetId: soldAssetId });
}

/** The exchange of `sell` units as the chain computes it (C/liquidity_pool_evaluator.cpp, exchange). */
export function legFlow(leg: Leg, sell: bigint): LegFlow {
  const makerFee = feeRoundedDown(sell, leg.maker);
  const entering = sell - makerFee;
  // The node takes Q − ceil(P·Q / (P + r)), which is floor(Q·r / (P + r)).
  const difference = mulDivDown(leg.balanceOut, entering, leg.balanceIn + entering);
  const poolFee = percentRoundedDown(difference, leg.poolFeePercent);
  const leaving = difference - poolFee;
  const takerFee = feeRoundedDown(leaving, leg.taker);
  return { makerFee, entering, difference, poolFee, leaving, takerFee, received: leaving - takerFee };
}

/** The fewest units to sell for at least `wanted` (above zero) units; undefined when no amount gives them. */
export function smallestSell(leg: Leg, wanted: bigint): bigint | undefined {
  const leaving = smallestBeforeFee(wanted, leg.taker);
  const difference = smallestBeforePercent(leaving, leg.poolFeePercent);
  if (difference === undefined || difference >= leg.balanceOut) return undefined;
  // floor(Q·r / (P + r)) ≥ d  ⇔  r ≥ d·P / (Q − d)
  const entering = mulDivUp(difference, leg.balanceIn, leg.balanceOut - difference);
  return smallestBeforeFee(entering, leg.maker);
}

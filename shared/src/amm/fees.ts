import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import type { AssetFees, ExchangeFees, FeesByAsset } from './poolState.ts';
import { smallestOf } from './smallestOf.ts';

/** 100 % in hundredths of a percent (GRAPHENE_100_PERCENT). */
export const FULL_PERCENT = 10_000n;

/** A fee in hundredths of a percent with an upper limit in units. */
export interface CappedFee {
  readonly percent: bigint;
  readonly most: bigint;
}

/** The market fee of an asset sold into a pool (maker) or bought from it (taker). */
export function cappedFee(fees: AssetFees, role: 'maker' | 'taker'): CappedFee {
  if (!fees.chargesMarketFee) return { percent: 0n, most: 0n };
  const percent = role === 'maker' ? fees.makerFeePercent : fees.takerFeePercent;
  return { percent: BigInt(percent), most: fees.maxMarketFee };
}

/** units · percent / 100 %, rounded down. */
export function percentRoundedDown(units: bigint, percent: bigint): bigint {
  return percent === 0n ? 0n : mulDivDown(units, percent, FULL_PERCENT);
}

/** The market fee on units, rounded down and capped (C/db_market.cpp calculate_market_fee). */
export function feeRoundedDown(units: bigint, { percent, most }: CappedFee): bigint {
  if (percent === 0n) return 0n;
  return smallestOf(percentRoundedDown(units, percent), most);
}

/**
 * The fewest units that leave at least `wanted` (above zero) after a percentage rounded down; undefined when no amount
 * does.
 */
export function smallestBeforePercent(wanted: bigint, percent: bigint): bigint | undefined {
  if (percent === 0n) return wanted;
  const kept = FULL_PERCENT - percent;
  // x − floor(x·p) is ceil(x·kept): at least wanted once x·kept exceeds wanted − 1.
  return kept === 0n ? undefined : mulDivDown(wanted - 1n, FULL_PERCENT, kept) + 1n;
}

/** The fewest units that leave at least `wanted` (above zero) after the market fee. */
export function smallestBeforeFee(wanted: bigint, { percent, most }: CappedFee): bigint {
  if (percent === 0n) return wanted;
  const uncapped = smallestBeforePercent(wanted, percent);
  const capped = wanted + most;
  return uncapped === undefined ? capped : smallestOf(uncapped, capped);
}

/**
 * The market fees of both assets of an exchange.
 * @throws AppError pool.fees_unknown when the table lacks an asset: a missing fee never counts as zero.
 */
export function exchangeFees(fees: FeesByAsset, soldAssetId: string, boughtAssetId: string): ExchangeFees {
  return { sold: feesOf(fees, soldAssetId), bought: feesOf(fees, boughtAssetId) };
}

/**
 * The market fee on the bought units of an asset.
 * @throws AppError pool.fees_unknown
 */
export const takerFee = (fees: FeesByAsset, assetId: string): CappedFee =>
  cappedFee(feesOf(fees, assetId), 'taker');

function feesOf(fees: FeesByAsset, assetId: string): AssetFees {
  const found = fees.get(assetId);
  if (found === undefined) throw new AppError('pool.fees_unknown', { assetId });
  return found;
}

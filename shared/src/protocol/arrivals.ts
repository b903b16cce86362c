import { AppError } from '../errors/appError.ts';
import { afterMarketFee, type MarketFee, type MarketFeeOf } from './marketFee.ts';
import type { Movement } from './operations/movement.ts';
import type { AssetAmount } from './operations/parts.ts';

/**
 * The amounts certain to arrive: of proceeds, what the market fee leaves.
 * @throws AppError chain.unknown_asset when the fee of a traded asset is unknown
 */
export function arrivalsOf({ arrives, proceeds }: Movement, feeOf: MarketFeeOf): readonly AssetAmount[] {
  return proceeds === undefined
    ? arrives
    : [...arrives, afterMarketFee(proceeds, knownFee(proceeds, feeOf).taker)];
}

/** The minimum that an order brings once all of it is sold, as maker or taker. */
export function wantedBy({ wants }: Movement, feeOf: MarketFeeOf): readonly AssetAmount[] {
  if (wants === undefined) return [];
  const { maker, taker } = knownFee(wants, feeOf);
  return [afterMarketFee(wants, Math.max(maker, taker))];
}

function knownFee({ asset_id }: AssetAmount, feeOf: MarketFeeOf): MarketFee {
  const fee = feeOf(asset_id);
  if (fee === undefined) throw new AppError('chain.unknown_asset');
  return fee;
}

import { mulDivUp } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { CORE_ASSET_ID } from './constants.ts';
import type { ChainPrice } from './objects.ts';

/**
 * A core fee in another asset, like get_required_fees: rounded up at the asset's core exchange rate.
 * @throws AppError fee.no_exchange_rate when the rate is not between that asset and core
 */
export function feeInAssetRoundedUp(coreFee: bigint, coreExchangeRate: ChainPrice, assetId: string): bigint {
  if (assetId === CORE_ASSET_ID) return coreFee;
  const sides = [coreExchangeRate.base, coreExchangeRate.quote];
  const asset = sides.find((side) => side.asset_id === assetId)?.amount ?? 0n;
  const core = sides.find((side) => side.asset_id === CORE_ASSET_ID)?.amount ?? 0n;
  if (asset <= 0n || core <= 0n) throw new AppError('fee.no_exchange_rate', { assetId });
  return mulDivUp(coreFee, asset, core);
}

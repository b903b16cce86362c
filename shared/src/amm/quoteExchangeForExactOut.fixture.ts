import { type Amount, MAX_SHARE_SUPPLY } from '../amounts/amount.ts';
import { AppError } from '../errors/appError.ts';
import { exchangeFees } from './fees.ts';
import { isSellingA, legOf, smallestSell } from './leg.ts';
import { type FeesByAsset, isInitialised, type PoolState } from './poolState.ts';
import { type ExchangeQuote, quoteExchange } from './quoteExchange.ts';

/**
 * The exchange that sells the fewest units for at least the wanted amount; it may yield a few units more.
 * @throws AppError pool.not_initialised, pool.foreign_asset, pool.fees_unknown, pool.not_enough_liquidity, amount.zero
 */
export function quoteExchangeForExactOut(pool: PoolState, wanted: Amount, fees: FeesByAsset): ExchangeQuote {
  if (wanted.units <= 0n) throw new AppError('amount.zero');
  if (!isInitialised(pool)) throw new AppError('pool.not_initialised', { poolId: pool.id });
  const soldAssetId = isSellingA(pool, wanted.assetId) ? pool.assetB : pool.assetA;
  const leg = legOf(pool, soldAssetId, exchangeFees(fees, soldAssetId, wanted.assetId));
  const units = smallestSell(leg, wanted.units);
  if (units === undefined || units > MAX_SHARE_SUPPLY) {
    throw new AppError('pool.not_enough_liquidity', { poolId: pool.id });
  }
  return quoteExchange(pool, { units, assetId: soldAssetId }, fees);
}

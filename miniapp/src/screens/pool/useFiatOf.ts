import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { estimateSides, featuredPricesOf } from '../../data/poolPrices.ts';
import type { PoolInFull } from '../../data/poolShares.ts';
import { useFeaturedPrices } from '../../data/prices.ts';

/** What units of the pool's assets are worth in a currency, an estimate; null without a price. */
export function useFiatOf(known: PoolInFull): (units: BothSides, currency: FiatCurrency) => number | null {
  const featured = useFeaturedPrices();
  const { pool, assetA, assetB } = known;
  const assets = new Map([assetA, assetB].map((asset) => [asset.id, asset]));
  return (units, currency) =>
    estimateSides(units, pool, assets, featuredPricesOf([assetA, assetB], featured, currency));
}

import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { estimateSides, usePoolPriceBook } from '../../data/pools/poolPrices.ts';
import type { PoolInFull } from '../../data/pools/poolShares.ts';

/** What units of the pool's assets are worth in a currency, an estimate; null without a price. */
export function useFiatOf({ pool }: PoolInFull): (units: BothSides, currency: FiatCurrency) => number | null {
  const book = usePoolPriceBook();
  return (units, currency) =>
    estimateSides(units, pool, (assetId) => book(assetId, currency)?.perUnit ?? null);
}

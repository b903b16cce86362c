import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { usePriceBook } from '../../../assets/model/prices/usePriceBook.ts';
import { estimateSides } from '../../model/poolPrices.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

/** The value of units of the pool's assets in a currency, an estimate; null without a price. */
export function useFiatOf({ pool }: PoolInFull): (units: BothSides, currency: FiatCurrency) => number | null {
  const book = usePriceBook();
  return (units, currency) =>
    estimateSides(units, pool, (assetId) => book.priceOf(assetId, currency)?.perUnit ?? null);
}

import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import type { PriceBook } from '../../../assets/model/prices/priceBook.ts';

/**
 * What units are worth now, in US dollars by the price book; null without a price, and where that is a market's last trade which does not
 * count as a past one either: traded by nobody this week, or by one account with itself. A share of a pool goes by its two sides.
 */
export function presentWorth(
  book: Pick<PriceBook, 'priceOf' | 'estimate' | 'partsOf'>,
  find: PastPriceFinder,
  now: number,
): (assetId: string, units: bigint) => number | null {
  const hasSubstance = (assetId: string) =>
    book.priceOf(assetId, 'USD')?.steps[0]?.by.kind !== 'market' || find(assetId, now) !== null;
  return (assetId, units) => {
    const pool = book.partsOf(assetId, units)?.pool;
    const priced = pool === undefined ? [assetId] : [pool.assetA, pool.assetB];
    return priced.every(hasSubstance) ? book.estimate(assetId, units, 'USD').value : null;
  };
}

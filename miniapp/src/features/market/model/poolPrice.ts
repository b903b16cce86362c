import { useMemo } from 'react';
import type { PricingPool } from '../../assets/model/prices/priceBook.ts';
import { usePriceBook } from '../../assets/model/prices/usePriceBook.ts';

/** The properties of an asset that a price needs. */
interface Priced {
  readonly id: string;
  readonly precision: number;
}

/** The price of a pair's largest pool. */
export interface PoolPrice {
  readonly id: string;
  /** Whole base asset for one whole quote asset, before fees; for display. */
  readonly price: number;
}

/** The price of the pool with the most of the base asset; null: no pool of the two has any content. */
export function largestPool(pools: readonly PricingPool[], base: Priced, quote: Priced): PoolPrice | null {
  let most = 0n;
  let found: PoolPrice | null = null;
  for (const { id, assetA, assetB, balanceA, balanceB } of pools) {
    const isStraight = assetA === base.id && assetB === quote.id;
    if (!isStraight && !(assetA === quote.id && assetB === base.id)) continue;
    const [inBase, inQuote] = isStraight ? [balanceA, balanceB] : [balanceB, balanceA];
    if (inBase <= most || inQuote === 0n) continue;
    most = inBase;
    found = { id, price: (Number(inBase) / Number(inQuote)) * 10 ** (quote.precision - base.precision) };
  }
  return found;
}

/** The same from the pools of the price book. */
export function useLargestPool(base: Priced, quote: Priced): PoolPrice | null {
  const { pools } = usePriceBook();
  return useMemo(() => largestPool(pools, base, quote), [pools, base, quote]);
}

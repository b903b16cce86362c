import { useQuery } from '@tanstack/react-query';
import { estimateBoth } from '@xbts/shared/market/estimates.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { memoizeLast } from '../../../../platform/cache/memoizeLast.ts';
import type { PriceBook, PricingPool } from './priceBook.ts';
import { originsQuery } from './priceSources.ts';
import { pricingPoolsQuery } from './pricingPools.ts';
import { usePriceBook } from './usePriceBook.ts';

/** A pool with the estimated value of its content. */
export interface ValuedPool {
  readonly pool: PricingPool;
  readonly value: number;
}

export interface LargestPools {
  /** Undefined while they load. */
  pools: readonly ValuedPool[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** All pools that have a price, the largest first. */
const valuedPools = memoizeLast((book: PriceBook, currency: FiatCurrency): readonly ValuedPool[] => {
  const valued = book.pools.flatMap((pool): ValuedPool[] => {
    const [a, b] = [book.priceOf(pool.assetA, currency), book.priceOf(pool.assetB, currency)];
    const { value } = estimateBoth({ a: pool.balanceA, b: pool.balanceB }, a, b);
    return value === null ? [] : [{ pool, value }];
  });
  return valued.sort((one, other) => other.value - one.value);
});

/** The largest pools by an estimate in the currency; those without a price are omitted. */
export function useLargestPools(most: number, currency: FiatCurrency): LargestPools {
  const pools = useQuery(pricingPoolsQuery);
  const origins = useQuery(originsQuery);
  const book = usePriceBook();
  const isKnown = pools.data !== undefined && origins.data !== undefined && !book.isPending;
  const valued = isKnown ? valuedPools(book, currency).slice(0, most) : undefined;
  const retry = () => {
    void pools.refetch();
    void origins.refetch();
  };
  const error = pools.data === undefined ? pools.error : origins.data === undefined ? origins.error : null;
  return { pools: valued, error, retry };
}

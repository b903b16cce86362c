import { useQuery } from '@tanstack/react-query';
import { estimateValue } from '@xbts/shared/amm/poolValue.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useMemo } from 'react';
import type { FeaturedPrices } from '../../../portfolio/model/portfolio.ts';
import { originsQuery } from './priceSources.ts';
import { priceBook } from './pricing.ts';
import type { PricingPool } from './pricingGraph.ts';
import { pricingPoolsQuery } from './pricingPools.ts';

/** A pool with an estimate of what it holds. */
export interface ValuedPool {
  readonly pool: PricingPool;
  readonly value: number;
}

export interface LargestPools {
  /** Undefined while they are on their way. */
  pools: readonly ValuedPool[] | undefined;
  error: Error | null;
  retry: () => void;
  /** When they were read (ms). */
  readAt: number;
}

/** The pools that hold most, by an estimate in the currency; those without a price are left out. */
export function useLargestPools(most: number, prices: FeaturedPrices, currency: FiatCurrency): LargestPools {
  const pools = useQuery(pricingPoolsQuery);
  const origins = useQuery(originsQuery);
  const valued = useMemo(() => {
    if (pools.data === undefined || origins.data === undefined) return undefined;
    const assets = new Map(origins.data.map((asset) => [asset.id, asset]));
    const book = priceBook({ assets, prices, pools: pools.data, tickers: {} });
    const valuedPools = pools.data.flatMap((pool): ValuedPool[] => {
      const [a, b] = [book(pool.assetA, currency), book(pool.assetB, currency)];
      if (a === null || b === null) return [];
      const units = { a: pool.balanceA, b: pool.balanceB };
      // The prices are those of one unit, so there are no decimals to mind.
      const valuation = { precisionA: 0, precisionB: 0, priceA: a.perUnit, priceB: b.perUnit };
      return [{ pool, value: estimateValue(units, valuation).total }];
    });
    return valuedPools.sort((one, other) => other.value - one.value).slice(0, most);
  }, [pools.data, origins.data, prices, currency, most]);
  const retry = () => {
    void pools.refetch();
    void origins.refetch();
  };
  const error = pools.data === undefined ? pools.error : origins.data === undefined ? origins.error : null;
  return { pools: valued, error, retry, readAt: pools.dataUpdatedAt };
}

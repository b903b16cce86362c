import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useSyncExternalStore } from 'react';
import type { FeaturedPrices } from '../../../portfolio/model/portfolio.ts';
import { priceQuery } from './featuredPrices.ts';
import type { Valuer } from './priceBook.ts';
import { pricingPoolsQuery } from './pricingPools.ts';
import { tickersQuery } from './tickers.ts';

interface Wanted {
  readonly assetId: string;
  readonly currency: FiatCurrency;
  readonly prices: FeaturedPrices;
}

/** The query of a featured coin's price. */
export const coinBehind = (coin: string): QueryKey => priceQuery(coin as keyof FeaturedPrices).queryKey;

/** The queries that an asset's estimate stands on: of a pool's share those of both its sides. */
export function readsBehind(
  valuer: Valuer | undefined,
  { assetId, currency, prices }: Wanted,
): readonly QueryKey[] {
  const pool = valuer?.partsOf(assetId, 1n)?.pool;
  const ids = pool === undefined ? [assetId] : [pool.assetA, pool.assetB];
  const paths = ids.flatMap((id) => valuer?.pathOf(id, currency) ?? []);
  const ways = new Set(paths.flatMap(({ steps }) => steps.map(({ by }) => by.kind)));
  const coins = paths.flatMap(({ origin }) =>
    // A currency's token is turned into another currency by the first coin that is priced in both.
    origin.kind === 'featured' ? origin.coin : Object.keys(prices).slice(0, 1),
  );
  return [
    ...[...new Set(coins)].map(coinBehind),
    ...(pool !== undefined || ways.has('pool') ? [pricingPoolsQuery.queryKey] : []),
    ...(ways.has('market') ? [tickersQuery.queryKey] : []),
  ];
}

/** When the oldest of some queries was read (ms; 0 without any), and whether reading one again has failed. */
export function useOldestRead(keys: readonly QueryKey[]): { dataUpdatedAt: number; isRefetchError: boolean } {
  const queries = useQueryClient();
  const { subscribe } = queries.getQueryCache();
  const states = () => keys.flatMap((key) => queries.getQueryState(key) ?? []);
  const dataUpdatedAt = useSyncExternalStore(subscribe, () => {
    const times = states().map((state) => state.dataUpdatedAt);
    return times.length === 0 ? 0 : Math.min(...times);
  });
  const isRefetchError = useSyncExternalStore(subscribe, () =>
    states().some(({ status }) => status === 'error'),
  );
  return { dataUpdatedAt, isRefetchError };
}

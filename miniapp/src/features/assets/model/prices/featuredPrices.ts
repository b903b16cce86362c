import { useQuery } from '@tanstack/react-query';
import { type Prices, priceSlugs } from '@xbts/shared/services/prices.ts';
import { useMemo } from 'react';
import { useJobFocus } from '../../../../platform/jobs/focus.ts';
import { intervals } from '../../../../platform/jobs/intervals.ts';
import { readPrices } from '../../../../platform/server/dataServer.ts';
import type { FeaturedPrices } from '../../../portfolio/model/portfolio.ts';

type Coin = keyof typeof priceSlugs;

// An estimate by a price of yesterday would mislead: then there is none.
const USABLE_MS = 86_400_000;

/** The featured prices, and whether some are still on their first way. */
export interface PricesRead {
  prices: FeaturedPrices;
  isPending: boolean;
  /** When the oldest of them was read (ms); 0 while there is none. */
  readAt: number;
}

/** The query of one featured coin's prices. */
export const priceQuery = (coin: Coin) => ({
  queryKey: ['price', coin] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<{ coin: Coin; prices: Prices }> => ({
    coin,
    prices: await readPrices(priceSlugs[coin], signal),
  }),
  staleTime: intervals.featuredPrice.focusMs,
  retry: 1,
  retryDelay: 300,
});

function usePrice(coin: Coin) {
  const { data, dataUpdatedAt, isPending } = useQuery(priceQuery(coin));
  const usable = data !== undefined && dataUpdatedAt > Date.now() - USABLE_MS ? data.prices : undefined;
  return { prices: usable, readAt: dataUpdatedAt, isPending };
}

/** As useFeaturedPrices, for a screen that waits a little for them. */
export function usePricesRead(): PricesRead {
  useJobFocus('featuredPrice');
  // One after another instead of useQueries, which a first opening would have to load.
  const [bts, btc, sth, eth, hive] = [
    usePrice('bts'),
    usePrice('btc'),
    usePrice('sth'),
    usePrice('eth'),
    usePrice('hive'),
  ];
  const all = { bts, btc, sth, eth, hive } satisfies Record<Coin, object>;
  const prices = useMemo(
    () => known({ bts: bts.prices, btc: btc.prices, sth: sth.prices, eth: eth.prices, hive: hive.prices }),
    [bts.prices, btc.prices, sth.prices, eth.prices, hive.prices],
  );
  const readAt = Object.values(all).flatMap((each) => (each.prices === undefined ? [] : [each.readAt]));
  return {
    prices,
    isPending: Object.values(all).some(({ isPending }) => isPending),
    readAt: readAt.length === 0 ? 0 : Math.min(...readAt),
  };
}

function known(prices: Record<Coin, Prices | undefined>): FeaturedPrices {
  return Object.fromEntries(Object.entries(prices).filter(([, each]) => each !== undefined));
}

/** The featured prices that are known; a coin whose price can't be read is absent, the others are not affected. */
export function useFeaturedPrices(): FeaturedPrices {
  return usePricesRead().prices;
}

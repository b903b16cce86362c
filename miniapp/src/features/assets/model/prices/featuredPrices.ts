import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { FeaturedCoin } from '@xbts/shared/market/featuredCoin.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import type { Prices } from '@xbts/shared/services/prices.ts';
import { memoizeLast } from '../../../../platform/cache/memoizeLast.ts';
import type { ReadState } from '../../../../platform/chain/staleSince.ts';
import { useJobFocus } from '../../../../platform/jobs/focus.ts';
import { intervals } from '../../../../platform/jobs/intervals.ts';
import { readPrices } from '../../../../platform/server/dataServer.ts';
import type { FeaturedPrices } from './featuredQuote.ts';

// An estimate by yesterday's price would mislead: there is none then.
const USABLE_MS = DAY_MS;

/** True while figures read then (ms) may still be used for estimates. */
export const isUsable = (dataUpdatedAt: number): boolean => dataUpdatedAt > Date.now() - USABLE_MS;

/** The known featured prices; an unreadable coin's is absent, and the others are unaffected. */
export interface FeaturedPricesRead {
  prices: FeaturedPrices;
  /** Some are still loading for the first time. */
  isPending: boolean;
  /** How each was read. */
  reads: Readonly<Record<FeaturedCoin, ReadState>>;
}

/** The query of one featured coin's prices. */
export const priceQuery = (coin: FeaturedCoin) => ({
  queryKey: ['price', coin] as const,
  queryFn: async (): Promise<{ coin: FeaturedCoin; prices: Prices }> => ({
    coin,
    prices: await readPrices(priceSlugs[coin]),
  }),
  staleTime: intervals.featuredPrice.focusMs,
  retryDelay: 300,
});

function usePrice(coin: FeaturedCoin) {
  const { data, dataUpdatedAt, isFetched, isRefetchError } = useQuery(priceQuery(coin));
  return {
    prices: data !== undefined && isUsable(dataUpdatedAt) ? data.prices : undefined,
    // A repeated failed read is not a first one: otherwise callers would wait for it repeatedly.
    isPending: !isFetched,
    dataUpdatedAt,
    isRefetchError,
  };
}

/** The known ones: the same object as long as all are the same. */
const known = memoizeLast(
  (...[bts, btc, sth, eth, hive]: readonly (Prices | undefined)[]): FeaturedPrices =>
    Object.fromEntries(
      Object.entries({ bts, btc, sth, eth, hive }).filter(([, prices]) => prices !== undefined),
    ),
);

/** The featured prices, kept fresh while a component is mounted. */
export function useFeaturedPrices(): FeaturedPricesRead {
  useJobFocus('featuredPrice');
  // One after another instead of useQueries, which a first visit would have to load.
  const reads = {
    bts: usePrice('bts'),
    btc: usePrice('btc'),
    sth: usePrice('sth'),
    eth: usePrice('eth'),
    hive: usePrice('hive'),
  } satisfies Record<FeaturedCoin, object>;
  const { bts, btc, sth, eth, hive } = reads;
  const prices = known(bts.prices, btc.prices, sth.prices, eth.prices, hive.prices);
  return { prices, isPending: Object.values(reads).some(({ isPending }) => isPending), reads };
}

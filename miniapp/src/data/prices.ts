import { useQueries } from '@tanstack/react-query';
import { type Prices, priceSlugs } from '@xbts/shared/services/prices.ts';
import { readPrices } from './dataServer.ts';
import type { FeaturedPrices } from './portfolio.ts';

type Coin = keyof typeof priceSlugs;
const coins = Object.keys(priceSlugs) as Coin[];

// Spec §9: base 8 s, featured price focused 10x.
const REFRESH_MS = 80_000;
// An estimate by a price of yesterday would mislead: then there is none.
const USABLE_MS = 86_400_000;

interface PriceResult {
  data: { coin: Coin; prices: Prices } | undefined;
  dataUpdatedAt: number;
  isPending: boolean;
}

/** The featured prices, and whether some are still on their first way. */
export interface PricesRead {
  prices: FeaturedPrices;
  isPending: boolean;
}

function together(results: readonly PriceResult[]): PricesRead {
  const oldest = Date.now() - USABLE_MS;
  const usable = results.flatMap(({ data, dataUpdatedAt }) =>
    data !== undefined && dataUpdatedAt > oldest ? [[data.coin, data.prices]] : [],
  );
  return { prices: Object.fromEntries(usable), isPending: results.some(({ isPending }) => isPending) };
}

const priceQuery = (coin: Coin) => ({
  queryKey: ['price', coin] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => ({
    coin,
    prices: await readPrices(priceSlugs[coin], signal),
  }),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  retry: 1,
  retryDelay: 300,
});

/** As useFeaturedPrices, for a screen that waits a little for them. */
export function usePricesRead(): PricesRead {
  return useQueries({ queries: coins.map(priceQuery), combine: together });
}

/** The featured prices that are known; a coin whose price can't be read is absent, the others are not affected. */
export function useFeaturedPrices(): FeaturedPrices {
  return usePricesRead().prices;
}

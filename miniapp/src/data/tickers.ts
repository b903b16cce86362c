import { callService } from '@xbts/shared/services/callService.ts';
import { type Ticker, tickersRoute } from '@xbts/shared/services/tickers.ts';
import { fetchJson } from './dataServer.ts';

// Spec §9: base 8 s, tickers focused 25x.
export const TICKERS_REFRESH_MS = 200_000;

/** Markets by "BASE_QUOTE", prices in the second asset. */
export type TickersByPair = Readonly<Record<string, Ticker>>;

/** The query of all markets' tickers, from the data server. */
export const tickersQuery = {
  queryKey: ['tickers'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TickersByPair> =>
    (await callService(fetchJson, tickersRoute, {}, { signal })).pairs,
  staleTime: TICKERS_REFRESH_MS,
  refetchInterval: TICKERS_REFRESH_MS,
  retry: 1,
  retryDelay: 300,
};

import { callService } from '@xbts/shared/services/callService.ts';
import { type Ticker, tickersRoute } from '@xbts/shared/services/tickers.ts';
import { intervals } from '../../../../platform/jobs/intervals.ts';
import { fetchJson } from '../../../../platform/server/dataServer.ts';

/** Markets by "BASE_QUOTE", prices in the second asset. */
export type TickersByPair = Readonly<Record<string, Ticker>>;

/** The query of all markets' tickers, from the data server. */
export const tickersQuery = {
  queryKey: ['tickers'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TickersByPair> =>
    (await callService(fetchJson, tickersRoute, {}, { signal })).pairs,
  staleTime: intervals.tickers.focusMs,
  retry: 1,
  retryDelay: 300,
};

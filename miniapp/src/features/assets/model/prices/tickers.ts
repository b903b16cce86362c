import type { MarketsByPair } from '@xbts/shared/market/priceGraph.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { tickersRoute } from '@xbts/shared/services/tickersRoute.ts';
import { intervals } from '../../../../platform/jobs/intervals.ts';
import { fetchJson } from '../../../../platform/server/dataServer.ts';

/** The query of all markets' tickers, from the data server. */
export const tickersQuery = {
  queryKey: ['tickers'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MarketsByPair> =>
    (await callService(fetchJson, tickersRoute, {}, { signal })).pairs,
  staleTime: intervals.tickers.focusMs,
  retryDelay: 300,
};

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getMarketHistory } from '@xbts/shared/actions/getMarketHistory.ts';
import { getMarketHistoryBuckets } from '@xbts/shared/actions/getMarketHistoryBuckets.ts';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type Candle, candlesOf, offeredSizes } from './candles.ts';
import type { MarketAssets } from './orderDraft.ts';
import { tradedKey } from './useTrades.ts';

/** A node returns at most 200 at once, from the oldest on. */
const CANDLES = 180;

/** The candle sizes, in seconds, that the node keeps and the screen offers. */
export function useCandleSizes(): UseQueryResult<number[]> {
  return useQuery({
    queryKey: ['candleSizes'],
    queryFn: async ({ signal }) => offeredSizes(await getMarketHistoryBuckets(reads, { signal })),
    staleTime: HOUR_MS,
  });
}

/** The candles of a market up to now; nothing is read for undefined. */
export function useCandles(market: MarketAssets, seconds: number | undefined): UseQueryResult<Candle[]> {
  const { base, quote } = market;
  return useQuery({
    queryKey: [...tradedKey(market), 'candles', seconds],
    queryFn: async ({ signal }) => {
      const size = seconds ?? 0;
      const now = chain.status.get().head?.time ?? Date.now();
      const range = { base: base.id, quote: quote.id, seconds: size };
      const from = now - CANDLES * size * 1_000;
      const buckets = await getMarketHistory(reads, { ...range, from, to: now }, { signal });
      return candlesOf(buckets, market, { seconds: size, now });
    },
    enabled: seconds !== undefined,
    staleTime: 60_000,
    // Quickly read again, and too large for the browser's storage.
    meta: { isPrivate: true },
  });
}

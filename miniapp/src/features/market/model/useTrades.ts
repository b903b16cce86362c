import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getTradeHistory } from '@xbts/shared/actions/getTradeHistory.ts';
import type { MarketFill } from '@xbts/shared/market/book/marketNotice.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';
import type { ReadState } from '../../../platform/chain/staleSince.ts';
import type { MarketAssets } from './orderDraft.ts';
import { type HeardTrade, heardTrades, type Trade, tradesOf } from './trades.ts';

const MOST = 50;
/** Minimum interval of reads caused by trades, however many there are. */
const GATHER_MS = 1_500;

export interface TradesRead extends ReadState {
  readonly trades: readonly Trade[];
  readonly isPending: boolean;
  /** Why the list could not be read; trades from notices are in `trades` anyway. */
  readonly error: Error | null;
  hear(fills: readonly MarketFill[]): void;
  retry(): void;
}

/** Everything of a market that a trade changes: one prefix of keys. */
export const tradedKey = ({ quote, base }: MarketAssets) => ['market', quote.id, base.id] as const;

/** The latest trades of a market: the node's list, and above it later ones. */
export function useTrades(market: MarketAssets): TradesRead {
  const { base, quote } = market;
  const read = useQuery({
    queryKey: [...tradedKey(market), 'trades'],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      return {
        askedAt,
        trades: tradesOf(await getTradeHistory(reads, base.id, quote.id, { signal, limit: MOST })),
      };
    },
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
  const [heard, setHeard] = useState<readonly HeardTrade[]>([]);
  const refresh = useRefresh(market);
  const hear = useCallback(
    (fills: readonly MarketFill[]) => {
      const now = Date.now();
      const trades = heardTrades(fills, market, { time: chain.status.get().head?.time ?? now, now });
      setHeard((before) => [...trades, ...before].slice(0, MOST));
      refresh();
    },
    [market, refresh],
  );
  const { data, error, isPending, dataUpdatedAt, isRefetchError, refetch } = read;
  return useMemo(() => {
    const askedAt = data?.askedAt ?? 0;
    const since = heard.filter(({ heardAt }) => heardAt > askedAt);
    return {
      trades: [...since, ...(data?.trades ?? [])].slice(0, MOST),
      isPending,
      error: data === undefined ? error : null,
      dataUpdatedAt,
      isRefetchError,
      hear,
      retry: () => void refetch(),
    };
  }, [data, error, isPending, dataUpdatedAt, isRefetchError, refetch, heard, hear]);
}

/** Reads again the data that trades have changed, a moment after the first of them. */
function useRefresh(market: MarketAssets): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(market);
  latest.current = market;
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: tradedKey(latest.current) });
    }, GATHER_MS);
  }, [queries]);
}

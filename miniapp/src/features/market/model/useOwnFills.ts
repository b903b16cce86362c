import { useInfiniteQuery } from '@tanstack/react-query';
import { reads } from '../../../platform/chain/reads.ts';
import type { MarketAssets } from './orderDraft.ts';
import { readOwnFills } from './readOwnFills.ts';
import { tradedKey } from './useTrades.ts';

/** What orders of an account (1.2.x) traded in a market, newest first, page by page; nothing is read for undefined. */
export function useOwnFills(market: MarketAssets, accountId: string | undefined) {
  const read = useInfiniteQuery({
    queryKey: [...tradedKey(market), 'ownFills', accountId],
    queryFn: ({ pageParam: from, signal }) =>
      readOwnFills(reads, { accountId: accountId ?? '', market, from }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: accountId !== undefined,
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
  return { ...read, fills: read.data?.pages.flatMap((page) => page.fills) };
}

import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useIsRestoring,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinNewest, type Page } from '../../../platform/cache/joinNewest.ts';
import { chain } from '../../../platform/chain/chain.ts';
import type { PoolEvent } from './poolEvents.ts';
import { readPoolEvents } from './readPoolEvents.ts';

export type PoolEventPage = Page<PoolEvent>;

/** All pages read so far; a page's parameter is the newest sequence it may hold, null for the newest there is. */
type PoolEventPages = InfiniteData<PoolEventPage, number | null>;

/** The sequence that the page after this one begins at, or undefined when there is none. */
export function sequenceOfNext({ rows, hasMore }: PoolEventPage): number | undefined {
  const oldest = rows.at(-1);
  return hasMore && oldest !== undefined && oldest.sequence > 1 ? oldest.sequence - 1 : undefined;
}

/** The known pages with the newest read again, as one page; undefined when operations may lie unread between the two. */
export function withNewestEvents(known: PoolEventPages, newest: PoolEventPage): PoolEventPages | undefined {
  const joined = joinNewest(known.pages, newest, (one, other) => one.sequence < other.sequence);
  return joined && { pages: [joined], pageParams: [null] };
}

const PAGE_SIZE = 25;

const historyKey = (pool: string, type: number | null) => ['poolHistory', pool, type] as const;

async function readPage(pool: string, type: number | null, sequence: number | null): Promise<PoolEventPage> {
  const rows = await readPoolEvents({
    pool,
    sequence: sequence ?? undefined,
    limit: PAGE_SIZE,
    operationType: type ?? undefined,
  });
  return { rows, hasMore: rows.length === PAGE_SIZE };
}

async function readNewest(queries: QueryClient, pool: string, type: number | null): Promise<void> {
  const queryKey = historyKey(pool, type);
  const newest = await readPage(pool, type, null).catch(() => undefined);
  const known = queries.getQueryData<PoolEventPages>(queryKey);
  const next = newest && known && withNewestEvents(known, newest);
  if (next !== undefined) queries.setQueryData(queryKey, next);
  // Reads everything again; a failure then shows in the query's own state.
  else await queries.invalidateQueries({ queryKey });
}

const rowsOf = ({ pages }: PoolEventPages): readonly PoolEvent[] => pages.flatMap(({ rows }) => rows);

/** A pool's operations of one type or (null) of all, newest first, page by page; new ones come with their blocks. */
export function usePoolHistory(
  pool: string,
  type: number | null,
): UseInfiniteQueryResult<readonly PoolEvent[]> {
  const queries = useQueryClient();
  const isRestoring = useIsRestoring();
  const query = useInfiniteQuery({
    queryKey: historyKey(pool, type),
    queryFn: ({ pageParam }) => readPage(pool, type, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: sequenceOfNext,
    select: rowsOf,
    // Kept up to date by the pool's notices; a reading of all pages would begin at the first again.
    staleTime: Number.POSITIVE_INFINITY,
    // A list of thousands of rows is no good for the browser's storage.
    meta: { isPrivate: true },
  });
  useEffect(() => {
    // What was kept from an earlier visit lacks what happened since.
    if (!isRestoring && queries.getQueryData(historyKey(pool, type)) !== undefined)
      void readNewest(queries, pool, type);
    return chain.subscribeObjects([pool], () => void readNewest(queries, pool, type));
  }, [pool, type, queries, isRestoring]);
  return query;
}

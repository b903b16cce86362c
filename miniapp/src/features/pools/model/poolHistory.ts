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

/** All pages read so far; a page's parameter is its maximum sequence, null for the newest. */
type PoolEventPages = InfiniteData<PoolEventPage, number | null>;

/** The start sequence of the page after this one, or undefined for the last page. */
export function sequenceOfNext({ rows, hasMore }: PoolEventPage): number | undefined {
  const oldest = rows.at(-1);
  return hasMore && oldest !== undefined && oldest.sequence > 1 ? oldest.sequence - 1 : undefined;
}

/** The known pages with a newly read newest page, as one; undefined when unread operations may lie between the two. */
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

/** A pool's operations of one type or (null) of all, newest first, page by page, with new ones from their blocks. */
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
    // The pool's notices keep it fresh; a refetch would restart at the first page.
    staleTime: Number.POSITIVE_INFINITY,
    // Thousands of rows are too many for the browser's storage.
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

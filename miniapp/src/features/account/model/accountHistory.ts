import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useIsRestoring,
  useQueryClient,
} from '@tanstack/react-query';
import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { useEffect } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { type OnAccountChange, useAccountChanges } from './accountChanges.ts';
import {
  type HistoryPage,
  type HistoryPages,
  NEWEST,
  PAGE_SIZE,
  startOfNext,
  type TimedOperation,
  withNewest,
} from './historyPages.ts';

const historyKey = (name: string) => ['account', name, 'history'] as const;

/** The time of a record's block: newer nodes send it, older ones need a read of the block. */
async function withTime(record: OperationRecord): Promise<TimedOperation> {
  if (record.block_time !== undefined) return { ...record, block_time: record.block_time };
  const block = await getBlock(chain, record.block_num);
  if (block === null)
    throw new AppError('node.bad_answer', { method: 'get_block', detail: `${record.block_num}` });
  return { ...record, block_time: block.timestamp };
}

async function readPage(account: string, start: string): Promise<HistoryPage> {
  const records = await getAccountHistory(chain, { account, start, limit: PAGE_SIZE });
  return { rows: await Promise.all(records.map(withTime)), hasMore: records.length === PAGE_SIZE };
}

const readNewest: OnAccountChange = async (queries, name) => {
  const queryKey = historyKey(name);
  const newest = await readPage(name, NEWEST).catch(() => undefined);
  const known = queries.getQueryData<HistoryPages>(queryKey);
  const next = newest && known && withNewest(known, newest);
  if (next !== undefined) queries.setQueryData(queryKey, next);
  // Reads everything again; a failure then shows in the query's own state.
  else await queries.invalidateQueries({ queryKey });
};

/**
 * The operations of an account, newest first, 25 at a time, with the times of their blocks. New ones appear within a
 * block; `dataUpdatedAt` is the list's age.
 */
export function useAccountHistory(name: string | null): UseInfiniteQueryResult<TimedOperation[]> {
  const queries = useQueryClient();
  const isRestoring = useIsRestoring();
  useAccountChanges(name, readNewest);
  useEffect(() => {
    // What was kept is as old as the last visit, and comes after the first drawing; only its newest page is read again, not every page.
    if (!isRestoring && name !== null && queries.getQueryData(historyKey(name)) !== undefined)
      readNewest(queries, name);
  }, [name, queries, isRestoring]);
  return useInfiniteQuery({
    queryKey: historyKey(name ?? ''),
    queryFn: ({ pageParam }) => readPage(name ?? '', pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: startOfNext,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

import type { InfiniteData } from '@tanstack/react-query';
import { compareObjectIds, parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { joinNewest, type Page } from '../../../platform/cache/joinNewest.ts';

/** An operation of an account's history with the chain time of its block. */
export type TimedOperation = OperationRecord & { block_time: string };

export type HistoryPage = Page<TimedOperation>;

/** All pages read so far; a page's parameter is the id of its newest operation. */
export type HistoryPages = InfiniteData<HistoryPage, string>;

export const PAGE_SIZE = 25;
/** The start of get_account_history at the newest operation. */
export const NEWEST = '1.11.0';

/** The start id of the page after this one, or undefined for the last page. */
export function startOfNext({ rows, hasMore }: Page<Pick<OperationRecord, 'id'>>): string | undefined {
  const oldest = rows.at(-1);
  if (!hasMore || oldest === undefined) return undefined;
  const { instance } = parseObjectId(oldest.id);
  // 1.11.0 as a start means the newest (chain.md §2), so operation 0 cannot be requested alone.
  return instance > 1n ? `1.11.${instance - 1n}` : undefined;
}

/** The known pages with a newly read newest page; undefined when unread operations may lie between the two. */
export function withNewest(known: HistoryPages, newest: HistoryPage): HistoryPages | undefined {
  const joined = joinNewest(known.pages, newest, (one, other) => compareObjectIds(one.id, other.id) < 0);
  if (joined === undefined) return undefined;
  const { rows, hasMore } = joined;
  const starts = Array.from(
    { length: Math.ceil(rows.length / PAGE_SIZE) || 1 },
    (_, page) => page * PAGE_SIZE,
  );
  const pages = starts.map((start, page) => ({
    rows: rows.slice(start, start + PAGE_SIZE),
    hasMore: page < starts.length - 1 || hasMore,
  }));
  return { pages, pageParams: [NEWEST, ...pages.slice(0, -1).map((page) => startOfNext(page) ?? NEWEST)] };
}

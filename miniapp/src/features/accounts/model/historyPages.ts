import type { InfiniteData } from '@tanstack/react-query';
import { compareObjectIds, parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

/** An operation of an account's history with the chain time of its block. */
export type TimedOperation = OperationRecord & { block_time: string };

/** Operations newest first, and whether older ones may follow. */
export interface HistoryPage {
  rows: readonly TimedOperation[];
  hasMore: boolean;
}

/** All pages read so far; a page's parameter is the id of its newest operation. */
export type HistoryPages = InfiniteData<HistoryPage, string>;

export const PAGE_SIZE = 25;
/** As the start of get_account_history: from the newest operation on. */
export const NEWEST = '1.11.0';

/** The id that the page after this one begins at, or undefined when there is none. */
export function startOfNext({ rows, hasMore }: HistoryPage): string | undefined {
  const oldest = rows.at(-1);
  if (!hasMore || oldest === undefined) return undefined;
  const { instance } = parseObjectId(oldest.id);
  // 1.11.0 as a start means the newest (chain.md §2), so operation 0 can't be asked for alone.
  return instance > 1n ? `1.11.${instance - 1n}` : undefined;
}

/**
 * The known pages with the newest page read anew: what it covers is replaced, since a block may have been undone, and
 * what is older stays. Undefined when operations may lie unread between the two: then all has to be read again.
 */
export function withNewest(known: HistoryPages, newest: HistoryPage): HistoryPages | undefined {
  const rows = known.pages.flatMap((page) => page.rows);
  const oldestRead = newest.rows.at(-1);
  const newestKnown = rows[0];
  if (!newest.hasMore || oldestRead === undefined) return { pages: [newest], pageParams: [NEWEST] };
  if (newestKnown === undefined || compareObjectIds(newestKnown.id, oldestRead.id) < 0) return undefined;
  const older = rows.filter(({ id }) => compareObjectIds(id, oldestRead.id) < 0);
  const pages: HistoryPage[] = [newest];
  for (let start = 0; start < older.length; start += PAGE_SIZE) {
    pages.push({ rows: older.slice(start, start + PAGE_SIZE), hasMore: true });
  }
  const last = pages.at(-1);
  if (last !== undefined && last !== newest) last.hasMore = known.pages.at(-1)?.hasMore ?? true;
  return { pages, pageParams: [NEWEST, ...pages.slice(0, -1).map((page) => startOfNext(page) ?? NEWEST)] };
}

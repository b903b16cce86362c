import type { InfiniteData } from '@tanstack/react-query';
import { joinNewest, type Page } from '../../../platform/cache/joinNewest.ts';
import type { PoolEvent } from './poolEvents.ts';

export type PoolEventPage = Page<PoolEvent>;

/** All pages read so far; a page's parameter is the newest sequence it may hold, null for the newest there is. */
export type PoolEventPages = InfiniteData<PoolEventPage, number | null>;

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

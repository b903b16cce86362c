import type { InfiniteData } from '@tanstack/react-query';
import type { PoolEvent } from './poolEvents.ts';

/** Operations of a pool newest first, and whether older ones may follow. */
export interface PoolEventPage {
  readonly rows: readonly PoolEvent[];
  readonly hasMore: boolean;
}

/** All pages read so far; a page's parameter is the newest sequence it may hold, null for the newest there is. */
export type PoolEventPages = InfiniteData<PoolEventPage, number | null>;

/** The sequence that the page after this one begins at, or undefined when there is none. */
export function sequenceOfNext({ rows, hasMore }: PoolEventPage): number | undefined {
  const oldest = rows.at(-1);
  return hasMore && oldest !== undefined && oldest.sequence > 1 ? oldest.sequence - 1 : undefined;
}

/**
 * The known pages with the newest read anew, as one page: what it covers is replaced, since a block may have been
 * undone, and what is older stays. Undefined when operations may lie unread between the two.
 */
export function withNewestEvents(known: PoolEventPages, newest: PoolEventPage): PoolEventPages | undefined {
  const rows = known.pages.flatMap((page) => page.rows);
  const oldestRead = newest.rows.at(-1);
  const newestKnown = rows[0];
  if (!newest.hasMore || oldestRead === undefined) return { pages: [newest], pageParams: [null] };
  if (newestKnown === undefined || newestKnown.sequence < oldestRead.sequence) return undefined;
  const older = rows.filter(({ sequence }) => sequence < oldestRead.sequence);
  const hasMore = known.pages.at(-1)?.hasMore ?? true;
  return { pages: [{ rows: [...newest.rows, ...older], hasMore }], pageParams: [null] };
}

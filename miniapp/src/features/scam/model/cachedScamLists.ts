import { intervals } from '../../../platform/jobs/intervals.ts';

// After a failure the shortest multiple of spec §9, 3x; otherwise a periodic job reads.
export const AFTER_FAILURE_MS = 24_000;

/** The operator's lists as they are kept between visits. */
export interface CachedScamLists {
  /** The operator's rows as last read. */
  operator: { accounts: readonly string[]; assets: readonly string[] };
  /** The time of the last read of both lists (ms); null: never. */
  readAt: number | null;
  /** False when the last read of one of them failed: the next one comes soon. */
  isWhole: boolean;
}

export interface ListsQuery {
  state: { data: CachedScamLists | undefined };
}

export const isPartial = ({ state }: ListsQuery): boolean => state.data?.isWhole === false;

/** How both lists of the operator are kept, anyone who reads them. */
export const cachedScamLists = {
  queryKey: ['scamLists'] as const,
  staleTime: (query: ListsQuery) => (isPartial(query) ? AFTER_FAILURE_MS : intervals.scamLists.everyMs),
  gcTime: Number.POSITIVE_INFINITY,
};

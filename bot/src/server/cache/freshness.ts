/** How long a cached answer may be used, each counted from its fetch, in milliseconds. */
export interface Freshness {
  /** Served as fresh. */
  ttlMs: number;
  /** Served at once up to this age while a new one is fetched in the background (stale-while-revalidate). */
  staleMs: number;
  /** Served up to this age when the fetch fails (stale-if-error). */
  errorMs: number;
}

/** lru-cache's `fetch` options for an entry of a given storage time. */
export function fetchOptionsOf({ ttlMs, staleMs, errorMs }: Freshness, storedAt: number, now: number) {
  const age = now - storedAt;
  // It keeps an entry up to and including its `ttl`; 0 means forever.
  const ttl = Math.max(0, ttlMs - 1);
  return { ttl, allowStale: age < staleMs, allowStaleOnFetchRejection: age < errorMs };
}

/** Settings of every cache here: one fetch per key, an older entry stays while that fails, and the server's clock. */
export const fetchingCache = (clock: { now(): number }) => ({
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
  perf: clock,
  // The time is read on each access.
  ttlResolution: 0,
});

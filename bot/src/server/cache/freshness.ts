/** How long a cached answer may be used, each counted from when it was fetched, in milliseconds. */
export interface Freshness {
  /** Served as it is. */
  ttlMs: number;
  /** Up to this age it is served at once while a new one is fetched behind it (stale-while-revalidate). */
  staleMs: number;
  /** Up to this age it is served when a new one can't be fetched (stale-if-error). */
  errorMs: number;
}

/** What lru-cache's `fetch` may do with an entry that was stored at such a time. */
export function fetchOptionsOf({ ttlMs, staleMs, errorMs }: Freshness, storedAt: number, now: number) {
  const age = now - storedAt;
  // It keeps an entry up to its `ttl` and not below it; 0 is for ever.
  const ttl = Math.max(0, ttlMs - 1);
  return { ttl, allowStale: age < staleMs, allowStaleOnFetchRejection: age < errorMs };
}

/** Settings of every cache here: one fetch a key, an older entry stays while that fails, and its time is the server's clock. */
export const fetchingCache = (clock: { now(): number }) => ({
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
  perf: clock,
  // The time is read each time.
  ttlResolution: 0,
});

/** How long a cached answer may be used, each counted from when it was fetched, in milliseconds. */
export interface Freshness {
  /** Served as it is. */
  ttlMs: number;
  /** Up to this age it is served at once while a new one is fetched behind it (stale-while-revalidate). */
  staleMs: number;
  /** Up to this age it is served when a new one can't be fetched (stale-if-error). */
  errorMs: number;
}

/** What may be done with a cached answer of an age. */
export type Use = 'fresh' | 'refresh' | 'ifError' | 'none';

/** The use of an answer fetched at `storedAt`. */
export function useOf(freshness: Freshness, storedAt: number, now: number): Use {
  const age = now - storedAt;
  if (age < freshness.ttlMs) return 'fresh';
  if (age < freshness.staleMs) return 'refresh';
  return age < freshness.errorMs ? 'ifError' : 'none';
}

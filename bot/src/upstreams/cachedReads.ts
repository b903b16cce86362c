import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';

/** A value with the time of its reading, milliseconds since 1970. */
export interface Cached<Value> {
  readonly value: Value;
  readonly readAt: number;
}

interface CacheOptions<Value> {
  /** For all values, or by the value. */
  readonly ttlMs: number | ((value: Value) => number);
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Reads by key, cached for `ttlMs`, at most `max` keys: concurrent reads of a key share one request. A failed read is
 * not cached. Rejects with the error of `load`.
 */
export function cachedReads<Value>(
  load: (key: string) => Promise<Value>,
  { ttlMs, max, clock }: CacheOptions<Value> & { readonly max: number },
): (key: string) => Promise<Cached<Value>> {
  const cache = new LRUCache<string, Cached<Value>>({
    max,
    ...(typeof ttlMs === 'number' ? { ttl: ttlMs } : {}),
    // Otherwise the library debounces its clock by real time, which a given clock need not follow.
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _old, { options }) => {
      const value = await load(key);
      if (typeof ttlMs === 'function') options.ttl = ttlMs(value);
      return { value, readAt: clock.now() };
    },
  });
  return (key) => cache.forceFetch(key);
}

/** One value behind many answers, loaded and cached like cachedReads. */
export function cachedValue<Value>(
  load: () => Promise<Value>,
  options: CacheOptions<Value>,
): () => Promise<Value> {
  const read = cachedReads(load, { ...options, max: 1 });
  return async () => (await read('')).value;
}

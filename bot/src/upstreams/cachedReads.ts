import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';

/** A value with the moment it was read at, milliseconds since 1970. */
export interface Cached<Value> {
  readonly value: Value;
  readonly readAt: number;
}

interface CacheOptions<Value> {
  /** Of every value, or by what was read. */
  readonly ttlMs: number | ((value: Value) => number);
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Reads by key, cached for `ttlMs`, `max` keys at most: concurrent reads of a key share one request. A failed read is not cached.
 * Rejects with what `load` rejected with.
 */
export function cachedReads<Value>(
  load: (key: string) => Promise<Value>,
  { ttlMs, max, clock }: CacheOptions<Value> & { readonly max: number },
): (key: string) => Promise<Cached<Value>> {
  const cache = new LRUCache<string, Cached<Value>>({
    max,
    ...(typeof ttlMs === 'number' ? { ttl: ttlMs } : {}),
    // The library debounces its clock by real time otherwise, which a given clock need not follow.
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

/** One value that many answers are made from; loaded and cached as cachedReads does. */
export function cachedValue<Value>(
  load: () => Promise<Value>,
  options: CacheOptions<Value>,
): () => Promise<Value> {
  const read = cachedReads(load, { ...options, max: 1 });
  return async () => (await read('')).value;
}

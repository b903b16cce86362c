import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';

/** A value with the moment it was read at, milliseconds since 1970. */
export interface Kept<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/**
 * Reads by key that are kept for `ttlMs`, one at a time a key, `max` keys at most: many who ask the same are one question to
 * whoever is asked. A failed read is not kept. Rejects with what `load` rejected with.
 */
export function keptReads<Value>(
  load: (key: string) => Promise<Value>,
  options: { ttlMs: number; max: number; clock: Pick<Clock, 'now'> },
): (key: string) => Promise<Kept<Value>> {
  const { ttlMs, max, clock } = options;
  const kept = new LRUCache<string, { startedAt: number; read: Promise<Kept<Value>> }>({ max });
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined && clock.now() - found.startedAt < ttlMs) return found.read;
    const read = load(key).then((value) => ({ value, readAt: clock.now() }));
    const started = { startedAt: clock.now(), read };
    kept.set(key, started);
    read.catch(() => {
      // Whoever asked hears of it; it is only not kept.
      if (kept.peek(key) === started) kept.delete(key);
    });
    return read;
  };
}

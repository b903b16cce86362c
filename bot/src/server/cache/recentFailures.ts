import type { Clock } from '@xbts/shared/client/clock.ts';
import { createLru } from '../../createLru.ts';

/** Pause after a failed fetch before the same one is repeated, which spares a broken upstream. */
const HELD_MS = 1_000;
/** Maximum remembered failures; the least recently used make room. */
const MAX_KNOWN = 10_000;

/** Recent failures of fetches, by key. */
export interface RecentFailures {
  add(key: string, error: unknown): void;
  forget(key: string): void;
  /** The failure that replaces another fetch; undefined when a fetch is allowed. */
  of(key: string): { readonly error: unknown } | undefined;
}

/** Failures of one cache, each kept for a second. */
export function createRecentFailures(clock: Pick<Clock, 'now'>): RecentFailures {
  const failures = createLru<string, { error: unknown; at: number }>(MAX_KNOWN);
  return {
    add: (key, error) => void failures.set(key, { error, at: clock.now() }),
    forget: (key) => void failures.delete(key),
    of(key) {
      const failure = failures.get(key);
      return failure !== undefined && clock.now() - failure.at < HELD_MS ? failure : undefined;
    },
  };
}

import type { Clock } from '@xbts/shared/client/clock.ts';
import { createLru } from '../../createLru.ts';

/** After a failed fetch the same thing is not asked for again for so long, so that a broken upstream is left in peace. */
const HELD_MS = 1_000;
/** Failures that are known at the same time; the ones unasked for longest make room. */
const MAX_KNOWN = 10_000;

/** What fetches have failed with lately, by key. */
export interface RecentFailures {
  add(key: string, error: unknown): void;
  forget(key: string): void;
  /** The failure that stands in for another fetch; undefined where there may be one. */
  of(key: string): { readonly error: unknown } | undefined;
}

/** Failures of one cache, each held for a second. */
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

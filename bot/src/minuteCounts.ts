import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';

/** Keys that are counted at the same time; the ones unseen for longest make room. */
const MAX_COUNTED = 20_000;

const MINUTE_MS = 60_000;

/** Counts one more of a key: how many there are in its minute, and how long that minute still lasts. */
export type MinuteCounts = (key: string | number) => { readonly count: number; readonly endsInMs: number };

/** Counts by key in minutes that begin with the first of them. */
export function createMinuteCounts(clock: Pick<Clock, 'now'>): MinuteCounts {
  const minutes = new LRUCache<string | number, { count: number; endsAt: number }>({ max: MAX_COUNTED });
  return (key) => {
    const now = clock.now();
    const minute = minutes.get(key);
    if (minute === undefined || minute.endsAt <= now) {
      minutes.set(key, { count: 1, endsAt: now + MINUTE_MS });
      return { count: 1, endsInMs: MINUTE_MS };
    }
    minute.count += 1;
    return { count: minute.count, endsInMs: minute.endsAt - now };
  };
}

import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { createLru } from './createLru.ts';

/** Keys that are counted at the same time; the ones unseen for longest make room. */
const MAX_COUNTED = 20_000;

/** What is counted of a key in its time, and how long that still lasts. */
export interface Counted {
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts so many more of a key, one unless told otherwise; 0 only reads. */
export type Counts = (key: string | number, added?: number) => Counted;

/** Counts by key in spans of time, a minute unless told otherwise, each of which begins with the first of them. */
export function createMinuteCounts(clock: Pick<Clock, 'now'>, spanMs: number = MINUTE_MS): Counts {
  const spans = createLru<string | number, { count: number; endsAt: number }>(MAX_COUNTED);
  return (key, added = 1) => {
    const now = clock.now();
    const span = spans.get(key);
    if (span === undefined || span.endsAt <= now) {
      spans.set(key, { count: added, endsAt: now + spanMs });
      return { count: added, endsInMs: spanMs };
    }
    span.count += added;
    return { count: span.count, endsInMs: span.endsAt - now };
  };
}

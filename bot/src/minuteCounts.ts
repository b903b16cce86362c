import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { createLru } from './createLru.ts';

/** Maximum counted keys; the least recently seen make room. */
const MAX_COUNTED = 20_000;

/** A key's count in its period, and the remaining time. */
export interface Counted {
  readonly count: number;
  readonly endsInMs: number;
}

/** Adds to a key's count, 1 by default; 0 only reads. */
export type Counts = (key: string | number, added?: number) => Counted;

/** Counts by key in periods, a minute by default, each of which begins with the key's first count. */
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

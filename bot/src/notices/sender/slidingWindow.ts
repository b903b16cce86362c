import type { SenderClock } from '../../clock.ts';

/** The platform counts arrivals within any second; two extra milliseconds, since timers may be early by one. */
const spanMs = 1_002;

/**
 * Runs calls so that at most `size` of them reach the other side within any second, however unevenly they travel: each
 * waits until the call `size` places before it must have arrived a second ago. The exact arrival is unknown, but it
 * preceded the answer by at least the quickest call's duration.
 */
export function createSlidingWindow(size: number, clock: SenderClock) {
  const answeredAt: (number | undefined)[] = new Array(size).fill(undefined);
  let begun = 0;
  let quickestMs = Number.POSITIVE_INFINITY;
  return async <Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const place = begun % size;
    begun += 1;
    const before = answeredAt[place];
    if (before !== undefined) await clock.sleep(before - quickestMs + spanMs - clock.now(), signal);
    signal.throwIfAborted();
    const start = clock.now();
    try {
      return await call();
    } finally {
      answeredAt[place] = clock.now();
      quickestMs = Math.min(quickestMs, clock.now() - start);
    }
  };
}

import type { SenderClock } from '../../clock.ts';

/** The platform counts what reached it within any second; two more milliseconds, since timers may be early by one. */
const spanMs = 1_002;

/**
 * Runs calls so that no more than `size` of them can reach the other side within any second, however unevenly they
 * travel: each waits until the call `size` places before it must have arrived a second ago. When a call arrived is not known, but it was before
 * its answer came, and by at least what the quickest call took.
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

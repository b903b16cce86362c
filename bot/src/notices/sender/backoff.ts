import type { SenderClock } from '../../clock.ts';

/** Waits that grow, in milliseconds: the first, and the longest. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The wait after the given number of failures in a row (1 or more): each twice the one before. */
export function backoffMs({ firstMs, longestMs }: Backoff, failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1));
}

/** Failures in a row, of whichever notices, after which the platform is failing and not one chat. */
const illAfter = 5;

/**
 * Watches the platform as a whole, so that an outage is probed by one notice now and then and does not use up the patience
 * of them all.
 */
export function createOutageWatch(backoff: Backoff, clock: SenderClock) {
  let failures = 0;
  return {
    note: (isFailure: boolean): void => {
      failures = isFailure ? failures + 1 : 0;
    },
    isOn: (): boolean => failures >= illAfter,
    /** Waits longer the longer the outage lasts; a no-op without one. */
    wait: async (signal: AbortSignal): Promise<void> => {
      if (failures >= illAfter) await clock.sleep(backoffMs(backoff, failures - illAfter + 1), signal);
    },
  };
}

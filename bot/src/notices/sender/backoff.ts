import type { SenderClock } from '../../clock.ts';

/** Growing waits, in milliseconds: the first, and the longest. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The wait after a number of consecutive failures (1 or more): each twice the previous one. */
export function backoffMs({ firstMs, longestMs }: Backoff, failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1));
}

/** Consecutive failures, of any notices, that mean an outage of the platform rather than a problem of one chat. */
const illAfter = 5;

/**
 * Watches the platform as a whole, so that single notices probe an outage and the others do not use up their attempts.
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

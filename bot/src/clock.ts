import { setTimeout as wait } from 'node:timers/promises';

/** A monotonic clock that can sleep. */
export interface SenderClock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Resolves after the milliseconds; at once for 0 or when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The process's own time. */
export const realClock: SenderClock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    if (ms > 0) await wait(ms, undefined, { signal }).catch(() => undefined);
  },
};

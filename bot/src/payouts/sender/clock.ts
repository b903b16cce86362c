import { setTimeout as wait } from 'node:timers/promises';

/** Time as the sender sees it. */
export interface SenderClock {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Resolves after the milliseconds, or at once when the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The process's own time. */
export const realClock: SenderClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => wait(Math.max(0, ms), undefined, { signal }).catch(() => undefined),
};

import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';

/** Default idle time until the keys are dropped (design.md decision 6), milliseconds. */
export const AUTO_LOCK_MS = 10 * MINUTE_MS;

export interface AutoLock {
  /** Starts watching: keys are in memory. */
  start(): void;
  stop(): void;
  /** Sets another idle time, milliseconds, from now on. */
  setLength(ms: number): void;
  /** The app is in use. When the idle time is already over, it locks. */
  use(): void;
  /** True when more than the allowed time has passed since then. */
  isOver(since: number): boolean;
}

/** Locks after idle time. Timers sleep with the device, so every use checks the clock as well. */
export function createAutoLock(clock: Clock, lock: () => void): AutoLock {
  let lastUse: number | undefined;
  let timer: unknown;
  let length = AUTO_LOCK_MS;
  const isOver = (since: number) => clock.now() - since >= length;

  const stop = () => {
    clock.clearTimeout(timer);
    lastUse = undefined;
  };
  const arm = () => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(lock, length);
  };
  return {
    start() {
      lastUse = clock.now();
      arm();
    },
    stop,
    setLength(ms) {
      length = ms;
      if (lastUse !== undefined) arm();
    },
    use() {
      if (lastUse === undefined) return;
      if (isOver(lastUse)) return lock();
      lastUse = clock.now();
      arm();
    },
    isOver,
  };
}

import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';

/** Time without use after which the keys are dropped unless another was chosen (design.md decision 6), milliseconds. */
export const AUTO_LOCK_MS = 10 * MINUTE_MS;

export interface AutoLock {
  /** Begins to watch: keys are in memory from now. */
  start(): void;
  stop(): void;
  /** Another time without use, milliseconds, from now on. */
  setLength(ms: number): void;
  /** The app is in use; comes too late when the time has passed already, and then locks. */
  use(): void;
  /** True when more than the allowed time has passed since then. */
  isOver(since: number): boolean;
}

/** Locks after time without use. Timers sleep with the device, so the clock is asked at every use as well. */
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

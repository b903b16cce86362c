/** Time as a value, so that tests can move it. Timers are opaque: only the clock that made one can clear it. */
export interface Clock {
  /** Milliseconds since 1970 UTC by the device's clock. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A clock with monotonic time: a wait must not last hours because the device's clock is set back. */
export interface SteadyClock extends Clock {
  /** Milliseconds since an arbitrary moment, for waits and ages. */
  steady(): number;
}

/** The clock of the environment. */
export const systemClock: SteadyClock = {
  now: () => Date.now(),
  steady: () => Math.round(performance.now()),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number | undefined),
};

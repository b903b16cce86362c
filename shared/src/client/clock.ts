/** Time as a value, so that tests can move it. Timers are opaque: only the clock that made one can clear it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The clock of the environment. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number | undefined),
};

/** Wrong PINs so far; kept beside the vault so that a reload does not forget them. */
export interface Attempts {
  readonly failed: number;
  /** Milliseconds since 1970, by this device's clock. */
  readonly lastAt: number;
}

export const NO_ATTEMPTS: Attempts = { failed: 0, lastAt: 0 };

// Seconds to wait after so many wrong PINs; more than the table has: the last entry.
const WAITS = [0, 0, 0, 0, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600];

/** Seconds that must pass before the next PIN, after `failed` wrong ones in a row. */
export function waitAfter(failed: number): number {
  return WAITS[Math.min(failed, WAITS.length - 1)] ?? 0;
}

/** Whole seconds still to wait; a clock set back never makes the wait longer than the table says. */
export function secondsLeft({ failed, lastAt }: Attempts, now: number): number {
  const wait = waitAfter(failed);
  const passed = Math.max(0, now - lastAt) / 1000;
  return Math.ceil(Math.max(0, wait - passed));
}

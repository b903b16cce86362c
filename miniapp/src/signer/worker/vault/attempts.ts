/** Wrong PINs so far; stored beside the vault so that a reload does not reset them. */
export interface Attempts {
  readonly failed: number;
  /** Milliseconds since 1970, by this device's clock. */
  readonly lastAt: number;
}

export const NO_ATTEMPTS: Attempts = { failed: 0, lastAt: 0 };

// Seconds to wait after each number of wrong PINs, and beyond the table.
const WAITS = [0, 0, 0, 0, 5, 15, 30, 60, 120, 300, 600, 1200, 1800];
const LONGEST = 3600;

/** Seconds that must pass before the next PIN, after `failed` consecutive wrong ones. */
export function waitAfter(failed: number): number {
  return WAITS[failed] ?? LONGEST;
}

/** Whole seconds still to wait; a clock set back never extends the wait beyond the table's. */
export function secondsLeft({ failed, lastAt }: Attempts, now: number): number {
  const wait = waitAfter(failed);
  const left = wait - (now - lastAt) / 1000;
  return Math.ceil(Math.min(wait, Math.max(0, left)));
}

/**
 * The verdict on a PIN attempt. given: `failed` is the count including this attempt, should it be wrong · wait: none
 * before these seconds are over · over: the number of wrong PINs removes everything.
 */
export type Try =
  | { readonly state: 'given' | 'over'; readonly failed: number }
  | { readonly state: 'wait'; readonly seconds: number };

/** Decides on an attempt; `limit` is the count of wrong PINs that removes everything, 0 for none. */
export function judge(attempts: Attempts, limit: number, now: number): Try {
  if (limit > 0 && attempts.failed >= limit) return { state: 'over', failed: attempts.failed };
  const seconds = secondsLeft(attempts, now);
  return seconds > 0 ? { state: 'wait', seconds } : { state: 'given', failed: attempts.failed + 1 };
}

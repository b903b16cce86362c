import { realClock, type SenderClock } from './clock.ts';

/**
 * Runs an action until it resolves. After a failure `waitMs` gives the wait before the next attempt, from the error and
 * the number of consecutive failures; undefined rethrows the error. An abort of the signal ends a wait, and the action
 * handles the rest.
 */
export async function retry<Result>(
  action: () => Promise<Result>,
  waitMs: (error: unknown, failures: number) => number | undefined,
  { signal, clock = realClock }: { signal: AbortSignal; clock?: Pick<SenderClock, 'sleep'> },
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await action();
    } catch (error) {
      const ms = waitMs(error, failures);
      if (ms === undefined) throw error;
      await clock.sleep(ms, signal);
    }
  }
}

import { realClock, type SenderClock } from './clock.ts';

/**
 * Runs an action until it resolves. After a failure `waitMs` says how long to wait before the next try, from the error and the
 * failures in a row so far; undefined: the error is thrown on. An abort of the signal ends a wait, and the action sees to the rest.
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

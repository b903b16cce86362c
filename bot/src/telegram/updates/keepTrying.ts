import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { GrammyError } from 'grammy';
import type { Log } from '../../logging.ts';
import { retry } from '../../retry.ts';
import { botErrorCode } from '../botErrors.ts';

/** Waits after the first, second, … consecutive failure, milliseconds; the last one repeats. */
export const growingWaits: readonly number[] = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Repeats a Bot API action until it works, with growing waits. Every failure is logged by its code. Rejects only once
 * `signal` is aborted.
 */
export function keepTrying<Result>(
  action: (signal: AbortSignal) => Promise<Result>,
  options: { what: string; log: Log; signal: AbortSignal; waits?: readonly number[] },
): Promise<Result> {
  const { what, log, signal, waits = growingWaits } = options;
  return retry(
    async () => {
      signal.throwIfAborted();
      return await action(signal);
    },
    (error, failures) => {
      if (signal.aborted) return undefined;
      const waitMs = Math.max(waits[Math.min(failures, waits.length) - 1] ?? 0, demandedWaitMs(error));
      log.warn({ code: botErrorCode(error), what, waitMs }, 'the Bot API isn’t responding');
      return waitMs;
    },
    { signal },
  );
}

/** The longest accepted wait: a timer of 2^31 ms or more would fire at once. */
const longestMs = DAY_MS;

/** The wait that a 429 demands, in milliseconds. */
function demandedWaitMs(error: unknown): number {
  const seconds = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) : 0;
  return Math.min(seconds * 1_000, longestMs);
}

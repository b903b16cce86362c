import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Log } from '../logging.ts';

/**
 * Returns a function that runs a part and reports whether it succeeded. Errors of nodes are logged, with their facts,
 * and the part stays due. storage.* codes and node.closed are rethrown.
 */
export function createAttempt(
  log: Pick<Log, 'warn'>,
  name: string,
): (part: () => Promise<void>, facts?: object) => Promise<boolean> {
  return async (part, facts = {}) => {
    try {
      await part();
      return true;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code.startsWith('storage.') || error.code === 'node.closed') throw error;
      log.warn({ ...facts, code: error.code, err: error }, `${name} could not be read, and are read again`);
      return false;
    }
  };
}

/** Due at first, and again `ms` milliseconds after each run, or later when the run asks for a longer rest. */
export function everySoOften(ms: number): { isDue(): boolean; done(restMs?: number): void } {
  let next = Number.NEGATIVE_INFINITY;
  return {
    isDue: () => Date.now() >= next,
    done: (restMs = 0) => {
      next = Date.now() + Math.max(ms, restMs);
    },
  };
}

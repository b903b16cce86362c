import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Log } from '../logging.ts';

/**
 * Gives what runs a part and says whether it was done; what the nodes did not answer is logged, with the facts, and the part is due still.
 * The part's own storage.* codes and node.closed are thrown on.
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

/** Due at first, and again so many milliseconds after it was done. */
export function everySoOften(ms: number): { isDue(): boolean; done(): void } {
  let next = Number.NEGATIVE_INFINITY;
  return {
    isDue: () => Date.now() >= next,
    done: () => {
      next = Date.now() + ms;
    },
  };
}

import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import type { ProposalDeps } from '../proposals/proposalDeps.ts';
import { beginTimedTransfers } from './beginTimed.ts';
import { watchTimed } from './watchTimed.ts';

/**
 * Tells of timed transfers in blocks that are recorded, and what becomes of them. What could not be read is due still after the next
 * range. @throws AppError storage.* codes, node.closed
 */
export function createTimedSettler(deps: ProposalDeps): (to: SettledTo) => Promise<void> {
  let nextLook = 0;
  const attempt = async (part: () => Promise<void>) => {
    try {
      await part();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code.startsWith('storage.') || error.code === 'node.closed') throw error;
      deps.log.warn(
        { code: error.code, err: error },
        'timed transfers could not be read, and are read again',
      );
    }
  };
  return async (to) => {
    await attempt(() => beginTimedTransfers(deps));
    if (Date.now() < nextLook) return;
    nextLook = Date.now() + deps.lookMs;
    await attempt(() => watchTimed(deps, to));
  };
}

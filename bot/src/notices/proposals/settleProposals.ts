import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import { beginProposals } from './beginProposals.ts';
import type { ProposalDeps } from './proposalDeps.ts';
import { watchProposals } from './watchProposals.ts';

/**
 * Tells what was proposed in blocks that are recorded, and what becomes of it. What could not be read is due still after the next range.
 * @throws AppError storage.* codes, node.closed
 */
export function createProposalSettler(deps: ProposalDeps): (to: SettledTo) => Promise<void> {
  const { log, lookMs } = deps;
  let nextLook = 0;
  const attempt = async (part: () => Promise<void>) => {
    try {
      await part();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code.startsWith('storage.') || error.code === 'node.closed') throw error;
      log.warn({ code: error.code, err: error }, 'proposals could not be read, and are read again');
    }
  };
  return async (to) => {
    await attempt(() => beginProposals(deps));
    if (Date.now() < nextLook) return;
    nextLook = Date.now() + lookMs;
    await attempt(() => watchProposals(deps, to));
  };
}

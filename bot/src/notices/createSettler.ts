import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { SettledTo } from './orders/orderDeps.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';

/** What waits on the chain for somebody, and is told by a settler. */
interface Awaited {
  /** What the log calls it. */
  readonly name: string;
  /** Tells of what came with blocks that are recorded. */
  readonly begin: (deps: ProposalDeps) => Promise<void>;
  /** Looks what becomes of it, at most once in `lookMs`. */
  readonly watch: (deps: ProposalDeps, to: SettledTo) => Promise<void>;
}

/** Tells of it range by range. What could not be read is due still after the next range. @throws AppError storage.* codes, node.closed */
export function createSettler(
  deps: ProposalDeps,
  { name, begin, watch }: Awaited,
): (to: SettledTo) => Promise<void> {
  const { log, lookMs } = deps;
  let nextLook = Number.NEGATIVE_INFINITY;
  const attempt = async (part: () => Promise<void>) => {
    try {
      await part();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code.startsWith('storage.') || error.code === 'node.closed') throw error;
      log.warn({ code: error.code, err: error }, `${name} could not be read, and are read again`);
    }
  };
  return async (to) => {
    await attempt(() => begin(deps));
    if (Date.now() < nextLook) return;
    nextLook = Date.now() + lookMs;
    await attempt(() => watch(deps, to));
  };
}

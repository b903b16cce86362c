import { createAttempt, everySoOften } from './createAttempt.ts';
import type { SettledTo } from './orders/orderDeps.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';

/** A chain object that waits for its subscribers, with its settler. */
interface Awaited {
  /** Its name in the log. */
  readonly name: string;
  /** Reports new ones in recorded blocks. */
  readonly begin: (deps: ProposalDeps) => Promise<void>;
  /** Checks their outcome, at most once in `lookMs`. */
  readonly watch: (deps: ProposalDeps, to: SettledTo) => Promise<void>;
}

/**
 * Reports range by range. An unread part stays due for the next range. @throws AppError storage.* codes, node.closed
 */
export function createSettler(
  deps: ProposalDeps,
  { name, begin, watch }: Awaited,
): (to: SettledTo) => Promise<void> {
  const attempt = createAttempt(deps.log, name);
  const look = everySoOften(deps.lookMs);
  return async (to) => {
    await attempt(() => begin(deps));
    if (look.isDue() && (await attempt(() => watch(deps, to)))) look.done();
  };
}

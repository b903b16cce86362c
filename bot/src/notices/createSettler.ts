import type { SettledTo } from './orders/orderDeps.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';
import { createAttempt, everySoOften } from './readAgain.ts';

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
  const attempt = createAttempt(deps.log, name);
  const look = everySoOften(deps.lookMs);
  return async (to) => {
    await attempt(() => begin(deps));
    if (look.isDue() && (await attempt(() => watch(deps, to)))) look.done();
  };
}

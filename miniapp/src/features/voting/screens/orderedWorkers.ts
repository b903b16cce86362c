import type { Worker } from '@xbts/shared/actions/listWorkers.ts';
import { signOf } from '@xbts/shared/amounts/signOf.ts';
import type { WorkerState } from '@xbts/shared/protocol/workerPay.ts';

/** The input for drawing a list of workers. */
export interface WorkerOrder {
  /** Ids of the votes chosen when the list was opened. */
  readonly chosen: ReadonlySet<string>;
  readonly typed: string;
  readonly states: ReadonlyMap<string, WorkerState>;
  readonly nameOf: (worker: Worker) => string;
}

/**
 * Workers whose name or account name contains the typed text: first those voted for, then by votes. Ended workers are
 * left out unless voted for: such a vote can be withdrawn.
 */
export function orderedWorkers(
  workers: readonly Worker[],
  { chosen, typed, states, nameOf }: WorkerOrder,
): Worker[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ vote_for }: Worker) => (chosen.has(vote_for) ? 0 : 1);
  const more = ({ total_votes_for: one }: Worker, { total_votes_for: other }: Worker) => signOf(other - one);
  return workers
    .filter((each) => states.get(each.id) !== 'over' || chosen.has(each.vote_for))
    .filter((each) => `${each.name} ${nameOf(each)}`.toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other) || more(one, other));
}

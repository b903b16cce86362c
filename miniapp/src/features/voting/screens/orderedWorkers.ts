import type { Worker } from '@xbts/shared/actions/listWorkers.ts';
import { signOf } from '@xbts/shared/amounts/signOf.ts';
import type { WorkerState } from '@xbts/shared/protocol/workerPay.ts';

/** What a list of workers is drawn by. */
export interface WorkerOrder {
  /** Vote ids that were chosen when the list was opened. */
  readonly chosen: ReadonlySet<string>;
  readonly typed: string;
  readonly states: ReadonlyMap<string, WorkerState>;
  readonly nameOf: (worker: Worker) => string;
}

/**
 * Workers whose name, or whose account's, has what was typed: first those voted for, then by their votes. Those that are over are left
 * out, unless they are voted for: such a vote can be taken back.
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

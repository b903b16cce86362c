import { signOf } from '../amounts/signOf.ts';
import { msOfChainTime } from './chainTime.ts';

/** The properties that decide a worker's pay. */
interface Paid {
  readonly id: string;
  readonly work_begin_date: string;
  readonly work_end_date: string;
  readonly daily_pay: bigint;
  readonly total_votes_for: bigint;
  readonly total_votes_against: bigint;
}

/**
 * later: it has not begun · over: it has ended · full, part, none: of its requested pay, by the votes of the last
 * count.
 */
export type WorkerState = 'later' | 'over' | 'full' | 'part' | 'none';

const instanceOf = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));
const approval = ({ total_votes_for: plus, total_votes_against: minus }: Paid): bigint => plus - minus;

/** More votes are paid first, the older worker at equal votes (C/db_maint.cpp, pay_workers). */
function byApproval(one: Paid, other: Paid): number {
  return signOf(approval(other) - approval(one)) || instanceOf(one.id) - instanceOf(other.id);
}

/**
 * Workers' daily pay by their votes, by ids: in the order of votes, until the daily budget (core units) is used up. A
 * worker needs more votes for than against. `now` in milliseconds by the chain's clock. The remaining reserve is
 * unknown.
 */
export function workerStates(
  workers: readonly Paid[],
  { dailyBudget, now }: { dailyBudget: bigint; now: number },
): ReadonlyMap<string, WorkerState> {
  const states = new Map<string, WorkerState>();
  let left = dailyBudget;
  for (const worker of [...workers].sort(byApproval)) {
    const isOver = now > msOfChainTime(worker.work_end_date);
    const isLater = now < msOfChainTime(worker.work_begin_date);
    if (isOver || isLater) {
      states.set(worker.id, isOver ? 'over' : 'later');
      continue;
    }
    const asked = approval(worker) <= 0n ? 0n : worker.daily_pay;
    const paid = asked > left ? left : asked;
    left -= paid;
    states.set(worker.id, paid === 0n ? 'none' : paid < worker.daily_pay ? 'part' : 'full');
  }
  return states;
}

import { unitsAt } from './unitsAt.ts';

/** Units sold over each of several paths. */
export type Allocation = readonly bigint[];

/** The joint result of the paths, executed in order; a venue on several paths carries its state along. */
export type ReceivedOver = (allocation: Allocation) => bigint;

/** The maximum number of paths of a swap: each step of each is an operation with a fee. */
const MOST_PATHS = 4;
/** The number of halvings of a step: down to a millionth of the whole. */
const STEPS = 20;
/** Below this number of units rounding matters as much as prices, and the next step is only a little smaller. */
export const FEW_UNITS = 1_024n;
/** Repetitions of a step while it still helps. */
const [TRIES, TRIES_OF_FEW] = [1, 4] as const;

/** The numbers of the paths with units. */
export const usedPaths = (allocation: Allocation): number[] =>
  [...allocation.keys()].filter((index) => allocation[index] !== 0n);

/** An allocation with its result; 0 when some of its units give nothing. */
export interface Scored {
  readonly allocation: Allocation;
  readonly total: bigint;
}

/**
 * Moves units between paths, to the given ones or to any, in ever smaller steps, as long as the total grows. Never
 * worse than its start.
 */
export function improveAllocation(
  receivedOver: ReceivedOver,
  begun: Allocation,
  takers: readonly number[] = [...begun.keys()],
): Scored {
  const whole = begun.reduce((sum, units) => sum + units, 0n);
  const isFew = whole <= FEW_UNITS;
  let best: Scored = { allocation: begun, total: receivedOver(begun) };
  let step = isFew ? whole : whole / 2n;
  for (let made = 0; (isFew || made < STEPS) && step > 0n; made += 1) {
    for (let tried = 0; tried < (isFew ? TRIES_OF_FEW : TRIES); tried += 1) {
      const before = best.total;
      best = improveByStep(receivedOver, best, step, takers);
      if (best.total === before) break;
    }
    step = isFew ? (step * 15n) / 16n : step / 2n;
  }
  return best;
}

function improveByStep(
  receivedOver: ReceivedOver,
  begun: Scored,
  step: bigint,
  takers: readonly number[],
): Scored {
  let best = begun;
  for (const giver of begun.allocation.keys()) {
    for (const taker of takers) {
      const allocation = afterMove(best.allocation, giver, taker, step);
      if (allocation === undefined) continue;
      const total = receivedOver(allocation);
      if (total > best.total) best = { allocation, total };
    }
  }
  return best;
}

/** The allocation after moving units from one path to another; undefined when nothing would move. */
function afterMove(
  allocation: Allocation,
  giver: number,
  taker: number,
  step: bigint,
): Allocation | undefined {
  const [has, held] = [unitsAt(allocation, giver), unitsAt(allocation, taker)];
  if (has === 0n || giver === taker) return undefined;
  const kept = has > step ? has - step : 0n;
  if (held === 0n && kept > 0n && usedPaths(allocation).length >= MOST_PATHS) return undefined;
  return allocation.map((units, path) =>
    path === giver ? kept : path === taker ? held + has - kept : units,
  );
}

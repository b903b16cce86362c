import { unitsAt } from './unitsAt.ts';

/** Units sold over each of several paths. */
export type Allocation = readonly bigint[];

/** What the paths yield together, executed in order; a venue on several paths carries its state along. */
export type ReceivedOver = (allocation: Allocation) => bigint;

/** The most paths of one swap: each step of each is an operation that pays a fee. */
const MOST_PATHS = 4;
/** Samples are taken at steps that are halved so often: down to a millionth of the whole. */
const STEPS = 20;
/** Of so few units rounding decides as much as prices do, and the next step is but a little smaller. */
export const FEW_UNITS = 1_024n;
/** How often a step is tried again while it still helps. */
const [TRIES, TRIES_OF_FEW] = [1, 4] as const;

/** The paths of an allocation, by their numbers, that units are sold over. */
export const usedPaths = (allocation: Allocation): number[] =>
  [...allocation.keys()].filter((index) => allocation[index] !== 0n);

/** An allocation with what it gives; 0 where some of its units give nothing. */
export interface Scored {
  readonly allocation: Allocation;
  readonly total: bigint;
}

/**
 * Moves units between paths, to some of them or to any, in ever smaller steps, as long as the total grows. Never worse than
 * it began.
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

/** The allocation after units have gone from one path to another; undefined where that is no move. */
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

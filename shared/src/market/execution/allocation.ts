import { smallestOf } from '../../amm/smallestOf.ts';
import type { GraphEdge } from './venueGraph.ts';

/** A path as edges of the graph it was searched in. */
export type Path = readonly GraphEdge[];

/** Units sold over each of several paths. */
export type Allocation = readonly bigint[];

/** What the paths yield together, executed in order; a venue on several paths carries its state along. */
export type ReceivedOver = (allocation: Allocation) => bigint;

/** The most paths of one swap: each step of each is an operation that pays a fee. */
const MOST_PATHS = 4;
/** Steps are made smaller this often: halved each time, down to a millionth of the whole. */
const STEPS = 20;
/** Of so few units rounding decides as much as prices do, and the next step is but a little smaller. */
export const FEW_UNITS = 1_024n;
/** How often one step of so few units is tried again while it still helps. */
const MOST_TRIES = 4;

/** The paths of an allocation, by their numbers, that units are sold over. */
export const usedPaths = (allocation: Allocation): number[] =>
  [...allocation.keys()].filter((index) => allocation[index] !== 0n);

/**
 * Moves units between paths, to some of them or to any, in ever smaller steps, as long as the total grows. Never worse than
 * it began.
 */
export function improveAllocation(
  received: ReceivedOver,
  begun: Allocation,
  takers: readonly number[] = [...begun.keys()],
): Allocation {
  const whole = begun.reduce((sum, units) => sum + units, 0n);
  let best = { allocation: begun, total: received(begun) };
  const isFew = whole <= FEW_UNITS;
  let step = isFew ? whole : whole / 2n;
  for (let made = 0; (isFew || made < STEPS) && step > 0n; made += 1) {
    for (let tried = 0; tried < (isFew ? MOST_TRIES : 1); tried += 1) {
      const before = best.total;
      best = improveByStep(received, best, step, takers);
      if (best.total === before) break;
    }
    step = isFew ? (step * 15n) / 16n : step / 2n;
  }
  return best.allocation;
}

interface Scored {
  readonly allocation: Allocation;
  readonly total: bigint;
}

function improveByStep(
  received: ReceivedOver,
  begun: Scored,
  step: bigint,
  takers: readonly number[],
): Scored {
  let best = begun;
  for (const giver of begun.allocation.keys()) {
    for (const taker of takers) {
      if (giver === taker) continue;
      const allocation = moved(best.allocation, giver, taker, step);
      if (allocation === undefined) continue;
      const total = received(allocation);
      if (total > best.total) best = { allocation, total };
    }
  }
  return best;
}

function moved(allocation: Allocation, giver: number, taker: number, step: bigint): Allocation | undefined {
  const has = allocation[giver] ?? 0n;
  if (has === 0n) return undefined;
  const held = allocation[taker] ?? 0n;
  const given = smallestOf(has, step);
  if (held === 0n && given < has && usedPaths(allocation).length >= MOST_PATHS) return undefined;
  const changed = [...allocation];
  changed[giver] = has - given;
  changed[taker] = held + given;
  return changed;
}

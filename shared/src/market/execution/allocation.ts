import { type FloatAllocation, type TotalAbout, unitsOver } from './totalAbout.ts';

/** Units sold over each of several paths. */
export type Allocation = readonly bigint[];

/** What the paths yield together, executed in order; a venue on several paths carries its state along. */
export type ReceivedOver = (allocation: Allocation) => bigint;

/** The most paths of one swap: each step of each is an operation that pays a fee. */
const MOST_PATHS = 4;
/** Steps are made smaller this often: halved each time, down to a millionth of the whole. */
const STEPS = 20;
/** Of so few units rounding decides as much as prices do, and the next step is but a little smaller. */
export const FEW_UNITS = 1_024;
/** The first step of a pass as a part of the whole, and how often one step is tried again while it still helps. */
const [FIRST_PASS, SECOND_PASS, PASS_OF_FEW] = [
  { first: 1 / 2, tries: 1 },
  { first: 1 / 8, tries: 2 },
  { first: 1, tries: 4 },
] as const;

/** The paths of an allocation, by their numbers, that units are sold over. */
export const usedPaths = (allocation: FloatAllocation): number[] =>
  [...allocation.keys()].filter((index) => allocation[index] !== 0);

function countUsed(allocation: FloatAllocation): number {
  let used = 0;
  for (const units of allocation) if (units !== 0) used += 1;
  return used;
}

/** An allocation with what it gives. */
export interface Scored {
  readonly allocation: FloatAllocation;
  /** By path; nothing where some units give nothing. */
  readonly received: readonly number[] | undefined;
  readonly total: number;
}

/** What an allocation gives. */
export function scored(totals: TotalAbout, allocation: FloatAllocation): Scored {
  const received = totals.each(allocation);
  return { allocation, received, total: sum(received ?? []) };
}

function sum(all: readonly number[]): number {
  let total = 0;
  for (const each of all) total += each;
  return total;
}

/**
 * Moves units between paths, to some of them or to any, in ever smaller steps, as long as the total grows. Never worse than
 * it began.
 */
export function improveAllocation(
  totals: TotalAbout,
  begun: FloatAllocation,
  takers: readonly number[] = [...begun.keys()],
): Scored {
  const whole = sum(begun);
  let best = scored(totals, begun);
  if (whole <= FEW_UNITS) return improveInPass(totals, best, { whole, ...PASS_OF_FEW, takers });
  best = improveInPass(totals, best, { whole, ...FIRST_PASS, takers });
  // What the first steps have missed, those of another pass over the paths in use may find.
  return improveInPass(totals, best, { whole, ...SECOND_PASS, takers: usedPaths(best.allocation) });
}

interface Pass {
  readonly whole: number;
  /** The first step is such a part of the whole. */
  readonly first: number;
  /** How often one step is tried again while it still helps. */
  readonly tries: number;
  readonly takers: readonly number[];
}

function improveInPass(totals: TotalAbout, begun: Scored, { whole, first, tries, takers }: Pass): Scored {
  const isFew = whole <= FEW_UNITS;
  let best = begun;
  let step = Math.floor(whole * first);
  for (let made = 0; (isFew || made < STEPS) && step > 0; made += 1) {
    for (let tried = 0; tried < tries; tried += 1) {
      const before = best.total;
      best = improveByStep(totals, best, step, takers);
      if (best.total === before) break;
    }
    step = Math.floor(isFew ? (step * 15) / 16 : step / 2);
  }
  return best;
}

function improveByStep(totals: TotalAbout, begun: Scored, step: number, takers: readonly number[]): Scored {
  let best = begun;
  for (const giver of begun.allocation.keys()) {
    for (const taker of takers) {
      const move = moveOf(best.allocation, giver, taker, step);
      if (move !== undefined) best = afterMove(totals, best, move) ?? best;
    }
  }
  return best;
}

/** Units that go from one path to another: what both have afterwards. */
interface Move {
  readonly giver: number;
  readonly taker: number;
  readonly kept: number;
  readonly held: number;
}

function moveOf(allocation: FloatAllocation, giver: number, taker: number, step: number): Move | undefined {
  const has = unitsOver(allocation, giver);
  if (has === 0 || giver === taker) return undefined;
  const held = unitsOver(allocation, taker);
  const kept = Math.max(0, has - step);
  if (held === 0 && kept > 0 && countUsed(allocation) >= MOST_PATHS) return undefined;
  return { giver, taker, kept, held: held + has - kept };
}

/** The allocation after a move, where that gives more. */
function afterMove(totals: TotalAbout, best: Scored, { giver, taker, kept, held }: Move): Scored | undefined {
  const allocation = [...best.allocation];
  allocation[giver] = kept;
  allocation[taker] = held;
  const received =
    best.received === undefined
      ? totals.each(allocation)
      : totals.eachAfter(allocation, best.received, giver, taker);
  const total = sum(received ?? []);
  return total > best.total ? { allocation, received: received && [...received], total } : undefined;
}

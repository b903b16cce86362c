import {
  type Allocation,
  improveAllocation,
  type ReceivedOver,
  type Scored,
  scored,
  usedPaths,
} from './allocation.ts';
import type { Gains } from './gains.ts';
import { receivedOver } from './receivedOver.ts';
import { type FloatAllocation, type TotalAbout, totalAbout, unitsOver } from './totalAbout.ts';
import { unitsAt } from './unitsAt.ts';
import type { Path, VenueGraph } from './venueGraph.ts';

/** Paths with the units each begins with; in that order they can be sold. */
export interface BegunPaths {
  readonly paths: readonly Path[];
  readonly allocation: FloatAllocation;
}

/** An amount spread over paths, and what that gives less the fees of its operations, about. */
export interface Spread extends BegunPaths {
  readonly net: number;
}

/** So many of an allocation's weakest paths are tried to be left out at a time. */
const MOST_LEFT_OUT = 3;

/**
 * The best way to spread what was begun over its paths. What operations cost is left out at first, since a small step onto a
 * path never gains that; then paths are left out one by one as long as that gains.
 */
export function improvedOver({ paths, allocation }: BegunPaths, gains: Gains, hopCost: number): Spread {
  const totals = totalAbout(paths, gains);
  const net = (each: Scored): number => netOf(totals, each, hopCost);
  let best = improveAllocation(totals, allocation);
  while (hopCost > 0) {
    const fewer = withoutOne(totals, best, hopCost).map((each) =>
      improveAllocation(totals, each, usedPaths(each)),
    );
    // Equivalent: of two that give as much either will do.
    const next = fewer.reduce((one, other) => (net(other) > net(one) ? other : one), best);
    if (next === best) break;
    best = next;
  }
  // What was begun may be one path alone, which everything else is measured against.
  const first = scored(totals, allocation);
  if (net(first) > net(best)) best = first;
  return { paths, allocation: best.allocation, net: net(best) };
}

const netOf = ({ paths }: TotalAbout, { allocation, received, total }: Scored, hopCost: number): number =>
  received === undefined
    ? Number.NEGATIVE_INFINITY
    : total - hopCost * usedPaths(allocation).reduce((hops, index) => hops + (paths[index]?.length ?? 0), 0);

/** An allocation without one of its paths, whose units another one takes: the few that lose the least by it. */
function withoutOne(totals: TotalAbout, { allocation }: Scored, hopCost: number): FloatAllocation[] {
  const used = usedPaths(allocation);
  const moved = used.flatMap((giver) =>
    used.flatMap((taker) => {
      if (taker === giver) return [];
      const both = unitsOver(allocation, taker) + unitsOver(allocation, giver);
      return [allocation.map((units, path) => (path === giver ? 0 : path === taker ? both : units))];
    }),
  );
  return moved
    .map((each) => ({ each, net: netOf(totals, scored(totals, each), hopCost) }))
    .sort((one, other) => other.net - one.net)
    .slice(0, MOST_LEFT_OUT)
    .map(({ each }) => each);
}

/** Where paths lead over the same venues, which is gone first may matter to the last units. */
export function inBestOrder(spread: Spread, gains: Gains, hopCost: number): Spread {
  const used = usedPaths(spread.allocation).map((index) => ({
    path: spread.paths[index] ?? [],
    units: unitsOver(spread.allocation, index),
  }));
  const venues = used.flatMap(({ path }) => path.map(({ venue }) => venue));
  if (new Set(venues).size === venues.length) return spread;
  let [best, most] = [used, Number.NEGATIVE_INFINITY];
  for (const order of ordersOf(used)) {
    const totals = totalAbout(
      order.map(({ path }) => path),
      gains,
    );
    const { total } = scored(
      totals,
      order.map(({ units }) => units),
    );
    if (total > most) [best, most] = [order, total];
  }
  const begun = { paths: best.map(({ path }) => path), allocation: best.map(({ units }) => units) };
  const improved = improvedOver(begun, gains, hopCost);
  return improved.net > spread.net ? improved : spread;
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((others) => [item, ...others]),
  );
}

/** Paths with exact units, and what they give. */
export interface ExactSpread {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
  readonly received: ReceivedOver;
}

/** A spread in exact units: all of them, whatever the floats have lost. */
export function exactly(graph: VenueGraph, { paths, allocation }: BegunPaths, units: bigint): ExactSpread {
  const exact = allocation.map(BigInt);
  const missing = exact.reduce((left, each) => left - each, units);
  const largest = exact.reduce((most, each, index) => (each > unitsAt(exact, most) ? index : most), 0);
  const whole = exact.map((units, path) => (path === largest ? units + missing : units));
  return { paths, allocation: whole, received: receivedOver(graph, paths) };
}

/** What an exact spread gives less the fees of its operations; undefined where some of its units give nothing. */
export function scoreOf({ paths, allocation, received }: ExactSpread, hopCost: bigint): bigint | undefined {
  const total = received(allocation);
  const hops = paths.reduce((sum, path, index) => (allocation[index] === 0n ? sum : sum + path.length), 0);
  return total === 0n ? undefined : total - hopCost * BigInt(hops);
}

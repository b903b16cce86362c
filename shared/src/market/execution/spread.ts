import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { type Allocation, improveAllocation, type Scored, usedPaths } from './allocation.ts';
import { receivedOver } from './receivedOver.ts';
import { unitsAt } from './unitsAt.ts';
import type { Path, VenueGraph } from './venueGraph.ts';

/** Paths with the units each begins with; in that order they can be sold. */
export interface BegunPaths {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
}

/** An amount spread over paths, and what that gives less the fees of its operations. */
export interface Spread extends BegunPaths {
  readonly net: bigint;
}

/** So many of an allocation's weakest paths are tried to be left out at a time. */
const MOST_LEFT_OUT = 3;
/** Less than the fees of any operations: an allocation of which some units give nothing. */
export const USELESS = -(MAX_SHARE_SUPPLY ** 2n);

/**
 * The best way to spread what was begun over its paths, never worse than that. What operations cost is left out at first, since a
 * small step onto a path never gains that; then paths are left out one by one as long as that gains.
 */
export function improvedOver(graph: VenueGraph, { paths, allocation }: BegunPaths, hopCost: bigint): Spread {
  const totalOf = receivedOver(graph, paths);
  const spread = ({ allocation, total }: Scored): Spread => ({
    paths,
    allocation,
    net: netOf(paths, allocation, total, hopCost),
  });
  let best = spread(improveAllocation(totalOf, allocation));
  while (hopCost > 0n) {
    const fewer = withoutOne(best.allocation)
      .map((each) => spread({ allocation: each, total: totalOf(each) }))
      .sort((one, other) => Number(other.net - one.net))
      .slice(0, MOST_LEFT_OUT)
      .map((each) => spread(improveAllocation(totalOf, each.allocation, usedPaths(each.allocation))));
    const next = bestOf([best, ...fewer]);
    if (next === best) break;
    best = next;
  }
  // What was begun may be one path alone, which everything else is measured against.
  return bestOf([best, spread({ allocation, total: totalOf(allocation) })]);
}

/** The spread that gives most; the first of several that give as much. */
export const bestOf = (spreads: readonly [Spread, ...Spread[]]): Spread =>
  spreads.reduce((one, other) => (other.net > one.net ? other : one));

function netOf(paths: readonly Path[], allocation: Allocation, total: bigint, hopCost: bigint): bigint {
  if (total === 0n) return USELESS;
  const hops = usedPaths(allocation).reduce((sum, index) => sum + (paths[index]?.length ?? 0), 0);
  return total - hopCost * BigInt(hops);
}

/** The allocations without one of their paths, whose units another one takes. */
function withoutOne(allocation: Allocation): Allocation[] {
  const used = usedPaths(allocation);
  return used.flatMap((giver) =>
    used.flatMap((taker) => {
      if (taker === giver) return [];
      const both = unitsAt(allocation, taker) + unitsAt(allocation, giver);
      return [allocation.map((units, path) => (path === giver ? 0n : path === taker ? both : units))];
    }),
  );
}

/** Where paths lead over the same venues, which is gone first may matter to the last units. */
export function inBestOrder(graph: VenueGraph, spread: Spread, hopCost: bigint): Spread {
  const used = usedPaths(spread.allocation);
  const venues = used.flatMap((index) => spread.paths[index]?.map(({ venue }) => venue) ?? []);
  if (new Set(venues).size === venues.length) return spread;
  const orders = ordersOf(used).map((order): Spread => {
    const paths = order.map((index) => spread.paths[index] ?? []);
    const allocation = order.map((index) => unitsAt(spread.allocation, index));
    return {
      paths,
      allocation,
      net: netOf(paths, allocation, receivedOver(graph, paths)(allocation), hopCost),
    };
  });
  return bestOf([spread, improvedOver(graph, bestOf([spread, ...orders]), hopCost)]);
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((others) => [item, ...others]),
  );
}

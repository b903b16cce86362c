import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { type Allocation, improveAllocation, type Scored, usedPaths } from './allocation.ts';
import { receivedOver } from './receivedOver.ts';
import { unitsAt } from './unitsAt.ts';
import type { Path, VenueGraph } from './venueGraph.ts';

/** Paths with their initial units, in an order in which they can be sold. */
export interface BegunPaths {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
}

/** An amount spread over paths, and its result less the fees of its operations. */
export interface Spread extends BegunPaths {
  readonly net: bigint;
}

/** How many of an allocation's weakest paths are tentatively dropped at a time. */
const MOST_LEFT_OUT = 3;
/** Less than the fees of any operations: the score of an allocation in which some units give nothing. */
export const WORTHLESS = -(MAX_SHARE_SUPPLY ** 2n);

/**
 * The best way to spread an allocation over its paths, never worse than the start. Operation costs are ignored at
 * first, since a small step onto a path never covers them; then paths are dropped one by one while that gains.
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
  // The start may be a single path, the benchmark for everything else.
  return bestOf([best, spread({ allocation, total: totalOf(allocation) })]);
}

/** The spread that gives the most; the first of several equal ones. */
export const bestOf = (spreads: readonly [Spread, ...Spread[]]): Spread =>
  spreads.reduce((one, other) => (other.net > one.net ? other : one));

function netOf(paths: readonly Path[], allocation: Allocation, total: bigint, hopCost: bigint): bigint {
  if (total === 0n) return WORTHLESS;
  const hops = usedPaths(allocation).reduce((sum, index) => sum + (paths[index]?.length ?? 0), 0);
  return total - hopCost * BigInt(hops);
}

/** The allocations without one of their paths, whose units another path takes. */
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

/** When paths share venues, their order can matter to the last units. */
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

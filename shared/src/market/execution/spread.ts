import { type Allocation, improveAllocation, type Path, type ReceivedOver, usedPaths } from './allocation.ts';
import type { BegunPaths } from './parallelPaths.ts';
import { receivedOver } from './receivedOver.ts';
import type { VenueGraph } from './venueGraph.ts';

/** An amount spread over paths, executed in their order. */
export interface Spread extends BegunPaths {
  readonly received: ReceivedOver;
}

/** What a spread gives less the fees of its operations. */
export function scoreOf({ paths, allocation, received }: Spread, hopCost: bigint): bigint {
  return received(allocation) - hopCost * hopsUsed(paths, allocation);
}

/** So many of an allocation's weakest paths are tried to be left out at a time. */
const MOST_LEFT_OUT = 3;

/**
 * The best way to spread what was begun over its paths. What operations cost is left out at first, since a small step onto a
 * path never gains that; then paths are left out one by one as long as that gains.
 */
export function improvedOver(graph: VenueGraph, { paths, allocation }: BegunPaths, hopCost: bigint): Spread {
  const received = receivedOver(graph, paths);
  let best = improveAllocation(received, allocation);
  if (hopCost === 0n) return { paths, allocation: best, received };
  const net: ReceivedOver = (tried) => received(tried) - hopCost * hopsUsed(paths, tried);
  const better = (one: Allocation, other: Allocation): Allocation => (net(other) > net(one) ? other : one);
  for (;;) {
    const fewer = withoutOne(net, best).map((each) => improveAllocation(received, each, usedPaths(each)));
    const next = fewer.reduce(better, best);
    // What was begun may be one path alone, which everything else is measured against.
    if (next === best) return { paths, allocation: better(allocation, best), received };
    best = next;
  }
}

/** An allocation without one of its paths, whose units another one takes: the few that lose the least by it. */
function withoutOne(net: ReceivedOver, allocation: Allocation): Allocation[] {
  const used = usedPaths(allocation);
  const moved = used.flatMap((giver) =>
    used.flatMap((taker) => {
      const both = (allocation[taker] ?? 0n) + (allocation[giver] ?? 0n);
      if (taker === giver) return [];
      return [allocation.map((units, path) => (path === giver ? 0n : path === taker ? both : units))];
    }),
  );
  const scored = moved.map((each) => ({ each, score: net(each) }));
  return scored
    .sort((one, other) => (other.score > one.score ? 1 : -1))
    .slice(0, MOST_LEFT_OUT)
    .map(({ each }) => each);
}

/** Where paths lead over the same venues, which is gone first may matter to the last units. */
export function inBestOrder(graph: VenueGraph, spread: Spread, hopCost: bigint): Spread {
  const used = spread.paths.flatMap((path, index) => {
    const units = spread.allocation[index] ?? 0n;
    return units === 0n ? [] : [{ path, units }];
  });
  const venues = used.flatMap(({ path }) => path.map(({ venue }) => venue));
  if (new Set(venues).size === venues.length) return spread;
  let [best, most] = [used, spread.received(spread.allocation)];
  for (const order of ordersOf(used)) {
    const total = receivedOver(
      graph,
      order.map(({ path }) => path),
    )(order.map(({ units }) => units));
    if (total > most) [best, most] = [order, total];
  }
  if (best === used) return spread;
  const begun = { paths: best.map(({ path }) => path), allocation: best.map(({ units }) => units) };
  return improvedOver(graph, begun, hopCost);
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((others) => [item, ...others]),
  );
}

function hopsUsed(paths: readonly Path[], allocation: Allocation): bigint {
  return BigInt(paths.reduce((sum, path, index) => (allocation[index] === 0n ? sum : sum + path.length), 0));
}

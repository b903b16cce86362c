import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { AppError } from '../../errors/appError.ts';
import { type Allocation, improveAllocation, type Path, type ReceivedOver } from './allocation.ts';
import { exactIn, exactOut } from './direction.ts';
import { findEdges } from './findRoute.ts';
import { type BegunPaths, findParallelPaths, morePaths } from './parallelPaths.ts';
import { receivedOver } from './receivedOver.ts';
import { routeOver, type SwapRoute } from './route.ts';
import type { VenueGraph } from './venueGraph.ts';

/**
 * The best route for an amount, spread over up to four parallel paths where that gives more than the best single one
 * (which it never falls short of). Venues on several paths are computed with the state the paths before leave them in.
 * `hopCost` is what one more operation's fee is worth in units of the bought asset: a split must gain more than that.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findSplitRoute(
  graph: VenueGraph,
  sell: Amount,
  boughtAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const single = findEdges(graph, exactIn, sell, boughtAssetId, hopCost)?.edges;
  const { paths, allocation } = spread(graph, single, sell, boughtAssetId, hopCost);
  return routeOver(graph, paths, allocation, [sell.assetId, boughtAssetId]);
}

/**
 * The route that sells the least for at least the wanted amount, spread over parallel paths where that sells less
 * than the best single one; `hopCost` as in findSplitRoute.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findSplitRouteForExactOut(
  graph: VenueGraph,
  wanted: Amount,
  soldAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const single = findEdges(graph, exactOut, wanted, soldAssetId);
  if (single === undefined) throw new AppError('pool.no_route', { from: soldAssetId, to: wanted.assetId });
  const sell = { units: single.units, assetId: soldAssetId };
  const { paths, allocation, received } = spread(
    graph,
    single.edges.toReversed(),
    sell,
    wanted.assetId,
    hopCost,
  );
  const smallest = smallestScale(received, allocation, single.units, wanted.units);
  return routeOver(graph, paths, smallest, [soldAssetId, wanted.assetId]);
}

/** How often paths are added that only look good after the best allocation so far. */
const MOST_ROUNDS = 2;

interface Spread {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
  readonly received: ReceivedOver;
}

function spread(
  graph: VenueGraph,
  single: Path | undefined,
  sell: Amount,
  boughtAssetId: string,
  hopCost: bigint,
): Spread {
  const [from, to] = [graph.assetNumbers.get(sell.assetId), graph.assetNumbers.get(boughtAssetId)];
  const begun =
    from === undefined || to === undefined
      ? undefined
      : findParallelPaths(graph, { from, to, units: sell.units, hopCost }, single);
  if (begun === undefined) throw new AppError('pool.no_route', { from: sell.assetId, to: boughtAssetId });
  let best = improvedOver(graph, begun, hopCost);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const more = morePaths(graph, best, { from: from ?? -1, to: to ?? -1, units: sell.units, hopCost });
    if (!more.allocation.includes(0n)) break;
    const next = improvedOver(graph, more, hopCost);
    if (scoreOf(next, hopCost) <= scoreOf(best, hopCost)) break;
    best = next;
  }
  return inBestOrder(graph, best, hopCost);
}

function scoreOf({ paths, allocation, received }: Spread, hopCost: bigint): bigint {
  return received(allocation) - hopCost * hopsUsed(paths, allocation);
}

function improvedOver(graph: VenueGraph, { paths, allocation }: BegunPaths, hopCost: bigint): Spread {
  const received = receivedOver(graph, paths);
  const net: ReceivedOver = (tried) => received(tried) - hopCost * hopsUsed(paths, tried);
  return { paths, allocation: improveAllocation(net, allocation), received };
}

/** Where paths lead over the same venues, which is gone first may matter to the last units. */
function inBestOrder(graph: VenueGraph, spread: Spread, hopCost: bigint): Spread {
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
    ordersOf(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}

function hopsUsed(paths: readonly Path[], allocation: Allocation): bigint {
  return BigInt(paths.reduce((sum, path, index) => (allocation[index] === 0n ? sum : sum + path.length), 0));
}

/** The allocation scaled down as far as it still gives the wanted units. */
function smallestScale(
  received: ReceivedOver,
  allocation: Allocation,
  whole: bigint,
  wanted: bigint,
): Allocation {
  let low = 0n;
  let high = whole;
  let smallest = allocation;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const scaled = allocation.map((units) => mulDivDown(units, middle, whole));
    if (received(scaled) >= wanted) {
      high = middle;
      smallest = scaled;
    } else low = middle;
  }
  return smallest;
}

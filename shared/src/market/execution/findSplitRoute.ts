import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { type Allocation, improveAllocation, type ReceivedOver, receivedOver } from './allocation.ts';
import { exactIn, exactOut } from './direction.ts';
import { findEdges, MAX_HOPS } from './findRoute.ts';
import { findParallelPaths, type Path } from './parallelPaths.ts';
import type { PoolGraph } from './poolGraph.ts';
import { type CarriedPools, quotePath } from './quotePath.ts';
import { type RoutePath, routeOf, type SwapRoute } from './route.ts';

/**
 * The best route for an amount, spread over up to four parallel paths where that gives more than the best single one
 * (which it never falls short of). Pools on several paths are computed with the state the paths before leave them in.
 * `hopCost` is what one more operation's fee is worth in units of the bought asset: a split must gain more than that.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findSplitRoute(
  graph: PoolGraph,
  sell: Amount,
  boughtAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const single = findEdges(graph, exactIn, sell, boughtAssetId);
  const split = spread(graph, single.edges, sell, boughtAssetId, hopCost);
  return quoteAllocation(graph, split.paths, split.allocation, sell.assetId);
}

/**
 * The route that sells the least for at least the wanted amount, spread over parallel paths where that sells less
 * than the best single one; `hopCost` as in findSplitRoute.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findSplitRouteForExactOut(
  graph: PoolGraph,
  wanted: Amount,
  soldAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const single = findEdges(graph, exactOut, wanted, soldAssetId);
  const sell = { units: single.units, assetId: soldAssetId };
  const { paths, allocation, received } = spread(
    graph,
    single.edges.toReversed(),
    sell,
    wanted.assetId,
    hopCost,
  );
  const smallest = smallestScale(received, allocation, single.units, wanted.units);
  return quoteAllocation(graph, paths, smallest, soldAssetId);
}

interface Spread {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
  readonly received: ReceivedOver;
}

function spread(
  graph: PoolGraph,
  single: Path,
  sell: Amount,
  boughtAssetId: string,
  hopCost: bigint,
): Spread {
  const [from, to] = [
    graph.assetNumbers.get(sell.assetId) ?? -1,
    graph.assetNumbers.get(boughtAssetId) ?? -1,
  ];
  const paths = findParallelPaths(graph, { from, to, units: sell.units }, single, MAX_HOPS);
  const received = receivedOver(paths);
  const begun = paths.map((_, index) => (index === 0 ? sell.units : 0n));
  const net: ReceivedOver = (allocation) => received(allocation) - hopCost * hopsUsed(paths, allocation);
  return { paths, allocation: improveAllocation(net, begun), received };
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

function quoteAllocation(
  graph: PoolGraph,
  paths: readonly Path[],
  allocation: Allocation,
  assetId: string,
): SwapRoute {
  const carried: CarriedPools = new Map();
  const quoted = paths.flatMap((path, index): RoutePath[] => {
    const units = allocation[index] ?? 0n;
    if (units === 0n) return [];
    const pools = path.flatMap(({ pool }) => graph.pools[pool] ?? []);
    return [quotePath(pools, { units, assetId }, graph.fees, carried)];
  });
  return routeOf(quoted);
}

import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { AppError } from '../../errors/appError.ts';
import type { Allocation, ReceivedOver } from './allocation.ts';
import { exactIn } from './direction.ts';
import { findEdges, findEdgesForExactOut } from './findRoute.ts';
import { findParallelPaths, morePaths, type Wish } from './parallelPaths.ts';
import { receivedOver } from './receivedOver.ts';
import { routeOver, type SwapRoute } from './route.ts';
import { improvedOver, inBestOrder, type Spread, WORTHLESS } from './spread.ts';
import type { Path, VenueGraph } from './venueGraph.ts';

/**
 * The best route for an amount, spread over up to four parallel paths when that beats the best single one; never worse
 * than that. Venues on several paths use the state that the earlier paths leave. `hopCost` is the fee of one more
 * operation in units of the bought asset: a split must gain more than that.
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
 * The route that sells the least for at least the wanted amount, spread over parallel paths when that sells less than
 * the best single one; `hopCost` as in findSplitRoute.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findSplitRouteForExactOut(
  graph: VenueGraph,
  wanted: Amount,
  soldAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const single = findEdgesForExactOut(graph, wanted, soldAssetId, hopCost);
  if (single === undefined) throw new AppError('pool.no_route', { from: soldAssetId, to: wanted.assetId });
  const sell = { units: single.units, assetId: soldAssetId };
  const { paths, allocation } = spread(graph, [...single.edges].reverse(), sell, wanted.assetId, hopCost);
  const smallest = smallestScale(receivedOver(graph, paths), allocation, single.units, wanted.units);
  return routeOver(graph, paths, smallest, [soldAssetId, wanted.assetId]);
}

/** Rounds of adding paths that look good only after the best allocation so far. */
const MOST_ROUNDS = 2;

/** The best way to spread an amount over paths, never worse than the single path it begins with. */
function spread(
  graph: VenueGraph,
  single: Path | undefined,
  sell: Amount,
  boughtAssetId: string,
  hopCost: bigint,
): Spread {
  const [from, to] = [graph.assetNumbers.get(sell.assetId), graph.assetNumbers.get(boughtAssetId)];
  const noRoute = () => new AppError('pool.no_route', { from: sell.assetId, to: boughtAssetId });
  if (from === undefined || to === undefined) throw noRoute();
  const wish: Wish = { from, to, units: sell.units, hopCost };
  const begun = findParallelPaths(graph, wish, single);
  if (begun === undefined) throw noRoute();
  let best = improvedOver(graph, begun, hopCost);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const more = morePaths(graph, best, wish);
    if (!more.allocation.includes(0n)) break;
    const next = improvedOver(graph, more, hopCost);
    if (next.net <= best.net) break;
    best = next;
  }
  best = inBestOrder(graph, best, hopCost);
  if (best.net === WORTHLESS) throw noRoute();
  return best;
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

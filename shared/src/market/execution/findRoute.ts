import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import type { Arrival } from './arrivals.ts';
import { type Direction, exactIn, exactOut } from './direction.ts';
import type { GraphEdge, PoolGraph } from './poolGraph.ts';
import { quotePath } from './quotePath.ts';
import { routeOf, type SwapRoute } from './route.ts';
import { searchPath } from './searchPath.ts';

/** The most pools on one path. */
export const MAX_HOPS = 4;

/**
 * The single path over at most four pools that gives the most for an amount, to the unit, all fees included.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRoute(graph: PoolGraph, sell: Amount, boughtAssetId: string): SwapRoute {
  return quoteEdges(graph, findEdges(graph, exactIn, sell, boughtAssetId).edges, sell);
}

/**
 * The single path over at most four pools that sells the least for at least the wanted amount, to the unit.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRouteForExactOut(graph: PoolGraph, wanted: Amount, soldAssetId: string): SwapRoute {
  const { units, edges } = findEdges(graph, exactOut, wanted, soldAssetId);
  return quoteEdges(graph, edges.toReversed(), { units, assetId: soldAssetId });
}

/**
 * The edges of the best path, from the fixed amount's end on.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findEdges(
  graph: PoolGraph,
  direction: Direction,
  fixed: Amount,
  freeAssetId: string,
): Arrival {
  if (fixed.units <= 0n) throw new AppError('amount.zero');
  if (fixed.assetId === freeAssetId) throw new AppError('pool.same_asset', { assetId: freeAssetId });
  const [asset, free] = [graph.assetNumbers.get(fixed.assetId), graph.assetNumbers.get(freeAssetId)];
  const best =
    asset === undefined || free === undefined
      ? undefined
      : searchPath(graph, direction, { asset, units: fixed.units }, free, MAX_HOPS);
  if (best === undefined) throw new AppError('pool.no_route', { from: fixed.assetId, to: freeAssetId });
  return best;
}

function quoteEdges(graph: PoolGraph, edges: readonly GraphEdge[], sell: Amount): SwapRoute {
  const pools = edges.flatMap(({ pool }) => graph.pools[pool] ?? []);
  return routeOf([quotePath(pools, sell, graph.fees, new Map())]);
}

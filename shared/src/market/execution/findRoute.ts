import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import type { Arrival } from './arrivals.ts';
import { type Direction, exactIn, exactOut } from './direction.ts';
import { routeOver, type SwapRoute } from './route.ts';
import { searchPath } from './searchPath.ts';
import type { VenueGraph } from './venueGraph.ts';

/** The most venues on one path. */
export const MAX_HOPS = 4;

/**
 * The single path over at most four pools and books that gives the most for an amount, to the unit, all fees included.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRoute(graph: VenueGraph, sell: Amount, boughtAssetId: string): SwapRoute {
  const { edges } = known(findEdges(graph, exactIn, sell, boughtAssetId), sell.assetId, boughtAssetId);
  return routeOver(graph, [edges], [sell.units], [sell.assetId, boughtAssetId]);
}

/**
 * The single path over at most four pools and books that sells the least for at least the wanted amount, to the unit.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRouteForExactOut(graph: VenueGraph, wanted: Amount, soldAssetId: string): SwapRoute {
  const found = findEdges(graph, exactOut, wanted, soldAssetId);
  const { edges, units } = known(found, soldAssetId, wanted.assetId);
  return routeOver(graph, [edges.toReversed()], [units], [soldAssetId, wanted.assetId]);
}

/**
 * The edges of the best path, from the fixed amount's end on; undefined when no single path takes that much.
 * @throws AppError amount.zero, pool.same_asset
 */
export function findEdges(
  graph: VenueGraph,
  direction: Direction,
  fixed: Amount,
  freeAssetId: string,
): Arrival | undefined {
  if (fixed.units <= 0n) throw new AppError('amount.zero');
  if (fixed.assetId === freeAssetId) throw new AppError('pool.same_asset', { assetId: freeAssetId });
  const [asset, free] = [graph.assetNumbers.get(fixed.assetId), graph.assetNumbers.get(freeAssetId)];
  if (asset === undefined || free === undefined) return undefined;
  return searchPath(graph, direction, { asset, units: fixed.units }, free, MAX_HOPS);
}

function known(found: Arrival | undefined, from: string, to: string): Arrival {
  if (found === undefined) throw new AppError('pool.no_route', { from, to });
  return found;
}

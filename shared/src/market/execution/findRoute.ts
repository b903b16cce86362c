import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { AppError } from '../../errors/appError.ts';
import type { Arrival } from './arrivals.ts';
import { type Direction, exactIn, exactOut } from './direction.ts';
import { routeOver, type SwapRoute } from './route.ts';
import { searchPath } from './searchPath.ts';
import type { VenueGraph } from './venueGraph.ts';

/**
 * The single path over at most four pools and books that gives the most for an amount, to the unit, all fees included.
 * `hopCost` is the fee of one operation in units of the bought asset.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRoute(graph: VenueGraph, sell: Amount, boughtAssetId: string, hopCost = 0n): SwapRoute {
  const found = findEdges(graph, exactIn, sell, boughtAssetId, hopCost);
  const { edges } = known(found, sell.assetId, boughtAssetId);
  return routeOver(graph, [edges], [sell.units], [sell.assetId, boughtAssetId]);
}

/**
 * The single path over at most four pools and books that sells the least for at least the wanted amount, to the unit.
 * `hopCost` as in findRoute.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route
 */
export function findRouteForExactOut(
  graph: VenueGraph,
  wanted: Amount,
  soldAssetId: string,
  hopCost = 0n,
): SwapRoute {
  const found = findEdgesForExactOut(graph, wanted, soldAssetId, hopCost);
  const { edges, units } = known(found, soldAssetId, wanted.assetId);
  return routeOver(graph, [[...edges].reverse()], [units], [soldAssetId, wanted.assetId]);
}

/** Like findEdges for an amount out; `hopCost` is in units of the wanted asset and is converted to the sold one. */
export function findEdgesForExactOut(
  graph: VenueGraph,
  wanted: Amount,
  soldAssetId: string,
  hopCost: bigint,
): Arrival | undefined {
  const cheapest = findEdges(graph, exactOut, wanted, soldAssetId);
  if (cheapest === undefined || cheapest.edges.length === 1) return cheapest;
  const hopCostSold = mulDivDown(hopCost, cheapest.units, wanted.units);
  return hopCostSold === 0n ? cheapest : findEdges(graph, exactOut, wanted, soldAssetId, hopCostSold);
}

/**
 * The edges of the best path, from the fixed amount's end; undefined when no single path takes the whole amount.
 * `hopCost` is in units of the free asset.
 * @throws AppError amount.zero, pool.same_asset
 */
export function findEdges(
  graph: VenueGraph,
  direction: Direction,
  fixed: Amount,
  freeAssetId: string,
  hopCost = 0n,
): Arrival | undefined {
  if (fixed.units <= 0n) throw new AppError('amount.zero');
  if (fixed.assetId === freeAssetId) throw new AppError('pool.same_asset', { assetId: freeAssetId });
  const [from, free] = [graph.assetNumbers.get(fixed.assetId), graph.assetNumbers.get(freeAssetId)];
  if (from === undefined || free === undefined) return undefined;
  return searchPath(graph, direction, { fixed: from, units: fixed.units, free, hopCost });
}

function known(found: Arrival | undefined, from: string, to: string): Arrival {
  if (found === undefined) throw new AppError('pool.no_route', { from, to });
  return found;
}

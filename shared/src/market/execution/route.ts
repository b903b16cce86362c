import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import type { Allocation } from './allocation.ts';
import { type Carried, sellOver } from './receivedOver.ts';
import { unitsAt } from './unitsAt.ts';
import type { Path, Venue, VenueGraph } from './venueGraph.ts';

/** Venues in a row: each sells all that the previous one gives. */
export interface RoutePath {
  readonly sold: Amount;
  readonly received: Amount;
  /** In their state before the swap. */
  readonly venues: readonly Venue[];
}

/** A swap over one or several paths, executed one after the other. */
export interface SwapRoute {
  readonly sold: Amount;
  readonly received: Amount;
  readonly paths: readonly RoutePath[];
}

/**
 * The route that sells units over each of several paths from one asset to another (by id).
 * @throws AppError pool.no_route when no path has units
 */
export function routeOver(
  graph: VenueGraph,
  paths: readonly Path[],
  allocation: Allocation,
  [from, to]: readonly [from: string, to: string],
): SwapRoute {
  const carried: Carried = new Map();
  const used = paths.flatMap((path, index): RoutePath[] => {
    const units = unitsAt(allocation, index);
    if (units === 0n) return [];
    const received = sellOver(graph, path, units, carried);
    return [
      {
        sold: { units, assetId: from },
        received: { units: received, assetId: to },
        venues: path.flatMap(({ venue }) => graph.venues[venue] ?? []),
      },
    ];
  });
  if (used.length === 0) throw new AppError('pool.no_route', { from, to });
  const sum = (of: (path: RoutePath) => Amount): bigint =>
    used.reduce((all, path) => all + of(path).units, 0n);
  return {
    sold: { units: sum(({ sold }) => sold), assetId: from },
    received: { units: sum(({ received }) => received), assetId: to },
    paths: used,
  };
}

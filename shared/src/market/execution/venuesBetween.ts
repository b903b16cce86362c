import { exactIn, exactOut } from './direction.ts';
import { distancesTo } from './distances.ts';
import { MAX_HOPS } from './searchPath.ts';
import type { Venue, VenueGraph } from './venueGraph.ts';

/** All venues that a route between two assets (by id) may use: those on a way of at most four. */
export function venuesBetween(graph: VenueGraph, fromAssetId: string, toAssetId: string): Venue[] {
  const [from, to] = [graph.assetNumbers.get(fromAssetId), graph.assetNumbers.get(toAssetId)];
  if (from === undefined || to === undefined) return [];
  const [before, after] = [
    distancesTo(graph, exactOut, from, MAX_HOPS),
    distancesTo(graph, exactIn, to, MAX_HOPS),
  ];
  const isBetween = (one: number, other: number): boolean =>
    (before[one] ?? Number.POSITIVE_INFINITY) + 1 + (after[other] ?? Number.POSITIVE_INFINITY) <= MAX_HOPS;
  const found = graph.selling
    .flat()
    .filter((edge) => isBetween(edge.from, edge.to))
    .flatMap(({ venue }) => graph.venues[venue] ?? []);
  return [...new Set(found)];
}

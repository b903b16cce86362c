import type { Direction } from './direction.ts';
import type { VenueGraph } from './venueGraph.ts';

/** The number of venues from each asset to the given one in a search's direction, up to `limit`; Infinity beyond. */
export function distancesTo(graph: VenueGraph, direction: Direction, asset: number, limit: number): number[] {
  const distances = new Array<number>(graph.selling.length).fill(Number.POSITIVE_INFINITY);
  distances[asset] = 0;
  let frontier = [asset];
  for (let distance = 1; distance <= limit; distance += 1) {
    const next: number[] = [];
    for (const far of frontier) {
      for (const edge of direction.edgesInto(graph, far)) {
        const near = direction.nearEnd(edge);
        if (distances[near] !== Number.POSITIVE_INFINITY) continue;
        distances[near] = distance;
        next.push(near);
      }
    }
    frontier = next;
  }
  return distances;
}

import type { Direction } from './direction.ts';
import { isHittable } from './isHittable.ts';
import type { GraphEdge } from './venueGraph.ts';

/** A partial path: exact units at its far end, and the edges it has used, from the fixed end. */
export interface Arrival {
  readonly units: bigint;
  readonly edges: readonly GraphEdge[];
}

/**
 * The arrivals at an asset worth keeping, best first. For every rest of a path of at most `hopsLeft` venues, they
 * include the best arrival that it can follow (each venue is used once). An irrelevant venue cannot lie on the rest of
 * a path.
 */
export function keepArrivals(
  arrivals: readonly Arrival[],
  { sign }: Direction,
  hopsLeft: number,
  isRelevant: (edge: GraphEdge) => boolean,
): Arrival[] {
  const kept: Arrival[] = [];
  const blocking: number[][] = [];
  for (const arrival of [...arrivals].sort((one, other) => sign * compared(other.units, one.units))) {
    // An arrival is worth keeping while some rest of a path conflicts with everything kept, but not with it.
    if (!isHittable(blocking, hopsLeft, arrival.edges.map(venueOf))) continue;
    kept.push(arrival);
    blocking.push(arrival.edges.filter(isRelevant).map(venueOf));
    if (!isHittable(blocking, hopsLeft, [])) break;
  }
  return kept;
}

const venueOf = ({ venue }: GraphEdge): number => venue;

const compared = (one: bigint, other: bigint): number => (one === other ? 0 : one > other ? 1 : -1);

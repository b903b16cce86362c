import type { Direction } from './direction.ts';
import { isHittable } from './isHittable.ts';
import type { GraphEdge } from './venueGraph.ts';

/** A partial path: exact units at its far end, and the edges it has used, from the fixed end on. */
export interface Arrival {
  readonly units: bigint;
  readonly edges: readonly GraphEdge[];
}

/**
 * The arrivals at an asset worth keeping, best first: for every rest of a path of at most `hopsLeft` venues, the best arrival
 * that it can follow (each venue is used once) is among them. A venue that is not relevant can't lie on the rest of a path.
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
    // While some rest of a path is blocked by everything kept, but not by this one, it is worth keeping.
    if (!isHittable(blocking, hopsLeft, arrival.edges.map(venueOf))) continue;
    kept.push(arrival);
    blocking.push(arrival.edges.filter(isRelevant).map(venueOf));
    if (!isHittable(blocking, hopsLeft, [])) break;
  }
  return kept;
}

const venueOf = ({ venue }: GraphEdge): number => venue;

const compared = (one: bigint, other: bigint): number => (one === other ? 0 : one > other ? 1 : -1);

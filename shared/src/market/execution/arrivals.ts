import type { Direction } from './direction.ts';
import { isHittable } from './isHittable.ts';
import type { GraphEdge } from './venueGraph.ts';

/** A partial path: exact units at its far end, and the edges it has used, from the fixed end on. */
export interface Arrival {
  readonly units: bigint;
  /** The same as a float, for bounds. */
  readonly estimate: number;
  readonly edges: readonly GraphEdge[];
}

/** An arrival not computed yet; `bound` is never worse than its exact outcome. */
export interface Candidate {
  readonly bound: number;
  readonly from: Arrival;
  readonly edge: GraphEdge;
}

/**
 * The arrivals worth keeping, best first: for every rest of a path of at most `hopsLeft` venues, the best arrival that
 * it can follow (each venue is used once) is among them. Exact steps are computed only where a bound calls for it.
 * A venue that is not relevant can't lie on the rest of a path. The candidates are used up.
 */
export function keepArrivals(
  candidates: Candidate[],
  direction: Direction,
  hopsLeft: number,
  isRelevant: (edge: GraphEdge) => boolean,
): Arrival[] {
  const kept: Arrival[] = [];
  const blocking: number[][] = [];
  const computed: Arrival[] = [];
  // While some rest of a path is blocked by everything kept, but not by these edges, they are worth keeping.
  const isWanted = (edges: readonly GraphEdge[]): boolean =>
    isHittable(blocking, hopsLeft, edges.map(venueOf));
  for (;;) {
    const best = takeBest(candidates, computed, direction, isWanted);
    if (best === undefined) return kept;
    if (!isWanted(best.edges)) continue;
    kept.push(best);
    blocking.push(best.edges.filter(isRelevant).map(venueOf));
    // Equivalent: none of those that are left would be wanted.
    if (!isHittable(blocking, hopsLeft, [])) return kept;
  }
}

const venueOf = ({ venue }: GraphEdge): number => venue;

/** Removes and returns the best of what is left, exactly computed; `computed` stays sorted, best last. */
function takeBest(
  candidates: Candidate[],
  computed: Arrival[],
  { sign, step }: Direction,
  isWanted: (edges: readonly GraphEdge[]) => boolean,
): Arrival | undefined {
  for (;;) {
    const next = takeBestBound(candidates, sign, computed.at(-1));
    if (next === undefined) return computed.pop();
    const edges = [...next.from.edges, next.edge];
    if (!isWanted(edges)) continue;
    const units = step(next.edge, next.from.units);
    if (units === undefined) continue;
    // Equivalent: of two that come to the same either may come first.
    const worse = computed.findLastIndex((other) => (sign > 0 ? other.units < units : other.units > units));
    computed.splice(worse + 1, 0, { units, estimate: Number(units), edges });
  }
}

/** Removes and returns the candidate of the best bound, unless what is computed already is better than that. */
function takeBestBound(
  candidates: Candidate[],
  sign: 1 | -1,
  ready: Arrival | undefined,
): Candidate | undefined {
  let best = ready === undefined ? Number.NEGATIVE_INFINITY : sign * ready.estimate;
  let at = -1;
  for (let index = 0; index < candidates.length; index += 1) {
    const bound = sign * (candidates[index]?.bound ?? Number.NEGATIVE_INFINITY);
    if (bound <= best) continue;
    best = bound;
    at = index;
  }
  if (at === -1) return undefined;
  const taken = candidates[at];
  const last = candidates.pop();
  if (last !== undefined && last !== taken) candidates[at] = last;
  return taken;
}

import { type Arrival, type Candidate, keepArrivals } from './arrivals.ts';
import type { Direction } from './direction.ts';
import { distancesTo } from './distances.ts';
import type { GraphEdge, VenueGraph } from './venueGraph.ts';

/** The most venues on one path. */
export const MAX_HOPS = 4;

/** A path to look for: asset numbers of a graph, and the units at the fixed end. */
export interface PathWish {
  readonly fixed: number;
  readonly units: bigint;
  readonly free: number;
  /** What the fee of each venue's operation is worth in units at the free end. */
  readonly hopCost: bigint;
}

/**
 * The best path between two assets over at most four venues, each used once, found layer by layer: exact, and of two
 * paths that are as good the shorter one. Its edges run from the fixed end on. Undefined when there is none.
 */
export function searchPath(
  graph: VenueGraph,
  direction: Direction,
  { fixed, units, free, hopCost }: PathWish,
): Arrival | undefined {
  const distances = distancesTo(graph, direction, free, MAX_HOPS);
  let layer = new Map([[fixed, [{ units, estimate: Number(units), edges: [] } as Arrival]]]);
  let best: Arrival | undefined;
  for (let hopsLeft = MAX_HOPS - 1; hopsLeft >= 0; hopsLeft -= 1) {
    const next = new Map<number, Arrival[]>();
    for (const [asset, candidates] of candidatesOf(graph, direction, layer, distances, hopsLeft)) {
      const isRelevant = (edge: GraphEdge): boolean => canFollow(edge, asset, distances, hopsLeft);
      const kept = keepArrivals(candidates, direction, hopsLeft, isRelevant);
      next.set(asset, kept);
      if (asset === free) best = better(direction, hopCost, best, kept[0]);
    }
    layer = next;
  }
  return best;
}

/** All ways on from a layer's arrivals to assets from which the free end is still within reach, by asset. */
function candidatesOf(
  graph: VenueGraph,
  direction: Direction,
  layer: ReadonlyMap<number, readonly Arrival[]>,
  distances: readonly number[],
  hopsLeft: number,
): Map<number, Candidate[]> {
  const candidates = new Map<number, Candidate[]>();
  for (const [asset, arrivals] of layer) {
    for (const edge of direction.edgesAt(graph, asset)) {
      const far = direction.farEnd(edge);
      if ((distances[far] ?? Number.POSITIVE_INFINITY) > hopsLeft) continue;
      for (const from of arrivals) {
        if (from.edges.some(({ venue }) => venue === edge.venue)) continue;
        const bound = direction.bound(edge, from.estimate);
        if (bound === Number.POSITIVE_INFINITY) continue;
        const list = candidates.get(far);
        if (list === undefined) candidates.set(far, [{ bound, from, edge }]);
        else list.push({ bound, from, edge });
      }
    }
  }
  return candidates;
}

/** True when a venue may lie on the rest of a path from `asset` with `hopsLeft` venues to go. */
function canFollow(
  { from, to }: GraphEdge,
  asset: number,
  distances: readonly number[],
  hopsLeft: number,
): boolean {
  const [fromDistance = 0, toDistance = 0] = [distances[from], distances[to]];
  if (asset === from) return toDistance < hopsLeft;
  if (asset === to) return fromDistance < hopsLeft;
  return Math.min(fromDistance, toDistance) <= hopsLeft - 2;
}

/** The better of two arrivals at the free end, the fees of their operations counted: more units sold are a cost too. */
function better(
  { sign }: Direction,
  hopCost: bigint,
  one: Arrival | undefined,
  other: Arrival | undefined,
): Arrival | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const worth = ({ units, edges }: Arrival): bigint => BigInt(sign) * units - hopCost * BigInt(edges.length);
  return worth(other) > worth(one) ? other : one;
}

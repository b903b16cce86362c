import { type Arrival, keepArrivals } from './arrivals.ts';
import type { Direction } from './direction.ts';
import { isInReach, ratesTo, worthAtMost } from './reach.ts';
import type { GraphEdge, VenueGraph } from './venueGraph.ts';

/** The maximum number of venues on one path. */
export const MAX_HOPS = 4;

/** A path to search for: asset numbers of a graph, and the units at the fixed end. */
export interface PathWish {
  readonly fixed: number;
  readonly units: bigint;
  readonly free: number;
  /** The fee of each venue's operation in units at the free end. */
  readonly hopCost: bigint;
}

/** A search in progress: the maximum value of each asset at the free end, by the venues left. */
interface Search {
  readonly graph: VenueGraph;
  readonly direction: Direction;
  readonly wish: PathWish;
  readonly rates: readonly Float64Array[];
}

/**
 * The best path between two assets over at most four venues, each used once, found layer by layer: exact, and the
 * shorter of two equal ones. Its edges run from the fixed end. Undefined when there is none.
 */
export function searchPath(
  graph: VenueGraph,
  direction: Direction,
  wish: PathWish,
  rates = ratesTo(graph, direction, wish.free, MAX_HOPS - 1),
): Arrival | undefined {
  const { fixed, units, free } = wish;
  const search = { graph, direction, wish, rates };
  const start: Arrival = { units, edges: [] };
  // A nearly best path prunes branches that cannot be better.
  let best = greedyPath(search, start);
  let layer: ReadonlyMap<number, readonly Arrival[]> = new Map([[fixed, [start]]]);
  for (let hopsLeft = MAX_HOPS - 1; hopsLeft >= 0; hopsLeft -= 1) {
    const next = new Map<number, Arrival[]>();
    for (const [asset, arrivals] of arrivalsOf(search, layer, hopsLeft, best)) {
      const isRelevant = (edge: GraphEdge): boolean => canFollow(edge, asset, search.rates, hopsLeft);
      const kept = keepArrivals(arrivals, direction, hopsLeft, isRelevant);
      next.set(asset, kept);
      if (asset === free) best = better(search, best, kept[0]);
    }
    layer = next;
  }
  return best;
}

/** The path that takes the step of the best value each time; undefined at a dead end. */
function greedyPath({ graph, direction, wish, rates }: Search, start: Arrival): Arrival | undefined {
  let held = start;
  let asset = wish.fixed;
  for (let hopsLeft = MAX_HOPS - 1; hopsLeft >= 0; hopsLeft -= 1) {
    let [most, next]: [number, Arrival | undefined] = [Number.NEGATIVE_INFINITY, undefined];
    const estimate = Number(held.units);
    for (const edge of direction.edgesAt(graph, asset)) {
      const rate = rates[hopsLeft]?.[direction.farEnd(edge)] ?? 0;
      if (rate === 0 || worthAtMost(direction, estimate, edge.flow.rate * rate) <= most) continue;
      const units = uses(held, edge) ? undefined : direction.step(edge, held.units);
      if (units === undefined) continue;
      const worth = worthAtMost(direction, Number(units), rate);
      if (worth > most) [most, next] = [worth, { units, edges: [...held.edges, edge] }];
    }
    const last = next?.edges.at(-1);
    if (next === undefined || last === undefined) return undefined;
    held = next;
    asset = direction.farEnd(last);
    if (asset === wish.free) return held;
  }
  return undefined;
}

/**
 * All continuations of a layer's arrivals from which the free end is within reach and may be worth more than `best`.
 */
function arrivalsOf(
  search: Search,
  layer: ReadonlyMap<number, readonly Arrival[]>,
  hopsLeft: number,
  best: Arrival | undefined,
): Map<number, Arrival[]> {
  const { graph, direction, wish, rates } = search;
  const least = best === undefined ? Number.NEGATIVE_INFINITY : Number(worthOf(search, best));
  const needed = least + Number(wish.hopCost) * (MAX_HOPS - hopsLeft);
  const arrivals = new Map<number, Arrival[]>();
  for (const [asset, before] of layer) {
    for (const from of before) {
      const estimate = Number(from.units);
      for (const edge of direction.edgesAt(graph, asset)) {
        const far = direction.farEnd(edge);
        const rate = rates[hopsLeft]?.[far] ?? 0;
        if (rate === 0 || worthAtMost(direction, estimate, edge.flow.rate * rate) < needed) continue;
        const units = uses(from, edge) ? undefined : direction.step(edge, from.units);
        if (units === undefined || worthAtMost(direction, Number(units), rate) < needed) continue;
        const arrival = { units, edges: [...from.edges, edge] };
        const list = arrivals.get(far);
        if (list === undefined) arrivals.set(far, [arrival]);
        else list.push(arrival);
      }
    }
  }
  return arrivals;
}

const uses = ({ edges }: Arrival, { venue }: GraphEdge): boolean =>
  edges.some((edge) => edge.venue === venue);

/** True when a venue may lie on the rest of a path from `asset` with `hopsLeft` venues left. */
function canFollow(
  { from, to }: GraphEdge,
  asset: number,
  rates: readonly Float64Array[],
  hopsLeft: number,
): boolean {
  if (asset === from) return isInReach(rates, to, hopsLeft - 1);
  if (asset === to) return isInReach(rates, from, hopsLeft - 1);
  return isInReach(rates, from, hopsLeft - 2) || isInReach(rates, to, hopsLeft - 2);
}

/** Units at the free end after the fees of the operations: the more the better; sold units are a cost too. */
const worthOf = ({ direction, wish }: Search, { units, edges }: Arrival): bigint =>
  BigInt(direction.sign) * units - wish.hopCost * BigInt(edges.length);

/** The better of two arrivals at the free end; the shorter one of two equal ones. */
function better(search: Search, one: Arrival | undefined, other: Arrival | undefined): Arrival | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const gain = worthOf(search, other) - worthOf(search, one);
  return gain > 0n || (gain === 0n && other.edges.length <= one.edges.length) ? other : one;
}

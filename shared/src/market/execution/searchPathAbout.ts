import type { Gains } from './gains.ts';
import { MAX_HOPS } from './searchPath.ts';
import { soldOver } from './totalAbout.ts';
import type { GraphEdge, Path, VenueGraph } from './venueGraph.ts';

/** The ends of a swap, by the asset numbers of a graph. */
export interface Ends {
  readonly from: number;
  readonly to: number;
  /** Of the graph before anything is sold: see ratesTo. */
  readonly rates: readonly Float64Array[];
}

/** What a search of a good path goes by. */
export interface AboutSearch {
  readonly graph: VenueGraph;
  readonly wish: Ends;
  /** What the fee of one operation is worth in bought units. */
  readonly hopCost: number;
  /** The state of the venues. */
  readonly gains: Gains;
  /** Paths that are known: what is found is better than each of them, or one of them. */
  readonly known: readonly Path[];
}

/** So many arrivals at an asset are followed, the best ones of each length: what comes next may need a venue of the best one. */
const MOST_ARRIVALS = 3;

/** Units of an asset, and the edges they come over, the last one first. */
interface Arrival {
  readonly units: number;
  readonly edge: GraphEdge | undefined;
  readonly before: Arrival | undefined;
}

interface Found {
  readonly path: Path;
  readonly worth: number;
}

/**
 * A path over at most four venues that gives the most, or nearly so, in floating point. Venues to be avoided are not taken.
 * Undefined when none is found.
 */
export function searchPathAbout(
  search: AboutSearch,
  units: number,
  isAvoided: (venue: number) => boolean = () => false,
): Path | undefined {
  const { wish, hopCost } = search;
  let best = bestKnown(search, units, isAvoided);
  let layer: Layer = new Map([[wish.from, [{ units, edge: undefined, before: undefined }]]]);
  for (let hops = 1; hops <= MAX_HOPS; hops += 1) {
    const needed = best === undefined ? 0 : best.worth + hopCost * hops;
    layer = nextLayer(search, layer, { needed, rates: wish.rates[MAX_HOPS - hops], isAvoided });
    const [arrival] = layer.get(wish.to) ?? [];
    if (arrival === undefined) continue;
    const worth = arrival.units - hopCost * hops;
    if (best === undefined || worth > best.worth) best = { path: pathOf(arrival), worth };
  }
  return best?.path;
}

function bestKnown(
  { known, gains, hopCost }: AboutSearch,
  units: number,
  isAvoided: (venue: number) => boolean,
): Found | undefined {
  let best: Found | undefined;
  for (const path of known) {
    if (path.some(({ venue }) => isAvoided(venue))) continue;
    const received = soldOver(path, units, gains);
    const worth = received - hopCost * path.length;
    if (received > 0 && (best === undefined || worth > best.worth)) best = { path, worth };
  }
  return best;
}

/** Arrivals by asset, the best first. */
type Layer = Map<number, Arrival[]>;

interface Bounds {
  /** What the end has to give at least. */
  readonly needed: number;
  /** Of each asset: units at the end for one of it at most; 0: out of reach. */
  readonly rates: Float64Array | undefined;
  readonly isAvoided: (venue: number) => boolean;
}

function nextLayer({ graph, gains }: AboutSearch, layer: Layer, bounds: Bounds): Layer {
  const { needed, rates = new Float64Array(0), isAvoided } = bounds;
  const next: Layer = new Map();
  for (const [asset, arrivals] of layer) {
    for (const edge of graph.selling[asset] ?? []) {
      const { to, venue, flow } = edge;
      const rate = rates[to] ?? 0;
      if (rate === 0) continue;
      const most = flow.rate * rate;
      for (const before of arrivals) {
        // The arrivals are sorted: those behind are worth less.
        if (before.units * most <= needed) break;
        if (isAvoided(venue) || isUsed(before, venue)) continue;
        const units = flow.receivedAbout(before.units, gains, venue);
        if (units > 0 && units * rate > needed) keep(next, to, { units, edge, before });
      }
    }
  }
  return next;
}

/** Keeps an arrival that is among the best. */
function keep(layer: Layer, asset: number, arrival: Arrival): void {
  const kept = layer.get(asset);
  if (kept === undefined) {
    layer.set(asset, [arrival]);
    return;
  }
  let at = kept.length;
  while (at > 0 && (kept[at - 1]?.units ?? 0) < arrival.units) at -= 1;
  if (at >= MOST_ARRIVALS) return;
  kept.splice(at, 0, arrival);
  if (kept.length > MOST_ARRIVALS) kept.pop();
}

/** True when an arrival leads over a venue. */
function isUsed(arrival: Arrival, venue: number): boolean {
  for (let at: Arrival | undefined = arrival; at !== undefined; at = at.before)
    if (at.edge?.venue === venue) return true;
  return false;
}

function pathOf(arrival: Arrival): Path {
  const path: GraphEdge[] = [];
  for (let at: Arrival | undefined = arrival; at !== undefined; at = at.before)
    if (at.edge !== undefined) path.unshift(at.edge);
  return path;
}

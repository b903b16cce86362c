import type { Direction } from './direction.ts';
import { SLACK } from './venue.ts';
import type { VenueGraph } from './venueGraph.ts';

/** Rates by graph, direction and end, cached: several searches of one quote need the same. */
const known = new WeakMap<VenueGraph, Map<string, readonly Float64Array[]>>();

/**
 * For each number of venues left, up to `limit`, and each asset by its number: an upper bound of the units at the
 * search's end for one unit of the asset; 0 when out of reach. Cached with the graph.
 */
export function ratesTo(
  graph: VenueGraph,
  direction: Direction,
  end: number,
  limit: number,
): readonly Float64Array[] {
  const ofGraph = known.get(graph) ?? new Map<string, readonly Float64Array[]>();
  known.set(graph, ofGraph);
  const name = `${direction.sign} ${end} ${limit}`;
  const rates = ofGraph.get(name) ?? computeRates(graph, direction, end, limit);
  ofGraph.set(name, rates);
  return rates;
}

function computeRates(
  graph: VenueGraph,
  direction: Direction,
  end: number,
  limit: number,
): readonly Float64Array[] {
  let rates = new Float64Array(graph.selling.length);
  rates[end] = 1;
  const all = [rates];
  for (let hops = 1; hops <= limit; hops += 1) {
    const before = rates;
    rates = before.slice();
    for (const [far, rate] of before.entries()) {
      if (rate === 0) continue;
      for (const edge of direction.edgesInto(graph, far)) {
        const near = direction.nearEnd(edge);
        const through = edge.flow.rate * rate;
        if (through > (rates[near] ?? 0)) rates[near] = through;
      }
    }
    all.push(rates);
  }
  return all;
}

/** True when a path of at most that many venues leads from an asset to the end. */
export const isInReach = (rates: readonly Float64Array[], asset: number, hops: number): boolean =>
  (rates[hops]?.[asset] ?? 0) > 0;

/** The maximum value at the end of a search of units with this rate: negative when they are sold. */
export function worthAtMost({ sign }: Direction, units: number, rate: number): number {
  const worth = sign > 0 ? units * rate : -units / rate;
  return worth + Math.abs(worth) * SLACK;
}

import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import type { Flow } from './venue.ts';
import type { GraphEdge, VenueGraph } from './venueGraph.ts';

/** Which end of a path is fixed: a search walks from it to the other end. */
export interface Direction {
  /** 1: the more units the better (exact in). −1: the fewer the better (exact out). */
  readonly sign: 1 | -1;
  edgesAt(graph: VenueGraph, asset: number): readonly GraphEdge[];
  farEnd(edge: GraphEdge): number;
  /** The edges that lead to an asset, their far end, with their near end. A book's edges are one-way. */
  edgesInto(graph: VenueGraph, asset: number): readonly GraphEdge[];
  nearEnd(edge: GraphEdge): number;
  /** Exact units at the far end for units at the near one; undefined when the exchange is impossible. */
  step(edge: GraphEdge, units: bigint): bigint | undefined;
}

/** From the sold asset on: the maximum result. */
export const exactIn: Direction = {
  sign: 1,
  edgesAt: ({ selling }, asset) => selling[asset] ?? [],
  farEnd: ({ to }) => to,
  edgesInto: ({ buying }, asset) => buying[asset] ?? [],
  nearEnd: ({ from }) => from,
  step({ flow }, units) {
    const received = flow.received(units);
    return received > 0n ? received : undefined;
  },
};

/** From the bought asset back: the minimum to sell. */
export const exactOut: Direction = {
  sign: -1,
  edgesAt: ({ buying }, asset) => buying[asset] ?? [],
  farEnd: ({ from }) => from,
  edgesInto: ({ selling }, asset) => selling[asset] ?? [],
  nearEnd: ({ to }) => to,
  step: ({ flow }, units) => sellFor(flow, units),
};

/** The fewest units to sell for at least `wanted`; undefined when no possible amount gives them. */
export function sellFor(flow: Flow, wanted: bigint): bigint | undefined {
  const sell = flow.smallestSell(wanted);
  return sell === undefined || sell > MAX_SHARE_SUPPLY ? undefined : sell;
}

import { legFlow, smallestSell } from '../../amm/leg.ts';
import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { receivedAtMost, soldAtLeast } from './legFloats.ts';
import type { GraphEdge, PoolGraph } from './poolGraph.ts';

/** Which end of a path is fixed: a search walks from it to the other one. */
export interface Direction {
  /** 1: the more units the better (exact in). −1: the fewer the better (exact out). */
  readonly sign: 1 | -1;
  edgesAt(graph: PoolGraph, asset: number): readonly GraphEdge[];
  farEnd(edge: GraphEdge): number;
  /** Units at the far end for units at the near one, exactly; undefined when the exchange is impossible. */
  step(edge: GraphEdge, units: bigint): bigint | undefined;
  /** As step, in floating point, never worse than the exact outcome; infinite when impossible. */
  bound(edge: GraphEdge, units: number): number;
}

/** From the sold asset on: what comes out at most. */
export const exactIn: Direction = {
  sign: 1,
  edgesAt: ({ selling }, asset) => selling[asset] ?? [],
  farEnd: ({ to }) => to,
  step({ leg }, units) {
    const { received } = legFlow(leg, units);
    return received > 0n ? received : undefined;
  },
  bound: ({ floats }, units) => receivedAtMost(floats, units),
};

/** From the bought asset back: what must be sold at least. */
export const exactOut: Direction = {
  sign: -1,
  edgesAt: ({ buying }, asset) => buying[asset] ?? [],
  farEnd: ({ from }) => from,
  step({ leg }, units) {
    const sell = smallestSell(leg, units);
    return sell === undefined || sell > MAX_SHARE_SUPPLY ? undefined : sell;
  },
  bound: ({ floats }, units) => soldAtLeast(floats, units),
};

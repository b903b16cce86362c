/* A place that sells an asset for another: a pool, or one side of an order book. A search knows nothing else of it. */

/** Wider than the float error of a few products: a bound that prunes is never too low. */
export const SLACK = 1e-9;

/** One direction through one venue in its present state, market fees included. */
export interface Flow {
  /** The result of selling units; 0 when they give nothing, or exceed the venue's capacity. */
  received(units: bigint): bigint;
  /** The fewest units to sell for at least `wanted` (above zero); undefined when no amount gives them. */
  smallestSell(wanted: bigint): bigint | undefined;
  /** An upper bound of the units for one sold unit: searches prune by it. */
  readonly rate: number;
}

/** A flow with its two assets, by id. */
export interface AssetFlow {
  readonly sold: string;
  readonly bought: string;
  readonly flow: Flow;
}

/** A place to trade in one state; immutable. */
export interface VenueBase {
  /** A pool's id, for example; unique within a graph. */
  readonly id: string;
  readonly ways: readonly AssetFlow[];
}

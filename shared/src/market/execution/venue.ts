/*
 * Where an asset is sold for another: a pool, or one side of an order book. A search knows no more of them than this.
 */

/** Wider than the errors of a few products in floating point: what rules something out is never too low. */
export const SLACK = 1e-9;

/** One direction through one venue as it is now, market fees included. */
export interface Flow {
  /** Units that selling some gives; 0 where they give nothing, or more is sold than the venue can take. */
  received(units: bigint): bigint;
  /** The fewest units to sell for at least `wanted` (above zero); undefined where no amount gives them. */
  smallestSell(wanted: bigint): bigint | undefined;
  /** More units than one sold unit can give, of however many: a search leaves out what it rules out. */
  readonly rate: number;
}

/** A flow with its two assets, by id. */
export interface Way {
  readonly sold: string;
  readonly bought: string;
  readonly flow: Flow;
}

/** A place to trade in one state; immutable. */
export interface VenueBase {
  /** Of a pool its id; no two venues of a graph have the same. */
  readonly id: string;
  readonly ways: readonly Way[];
}

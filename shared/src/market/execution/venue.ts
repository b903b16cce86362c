/*
 * Where an asset is sold for another: a pool, or one side of an order book. A search knows no more of them than this.
 */

import type { Gains } from './gains.ts';

/** One direction through one venue as it is now, market fees included. */
export interface Flow {
  /** Units that selling some gives; 0 where they give nothing, or more is sold than the venue can take. */
  received(units: bigint): bigint;
  /** The fewest units to sell for at least `wanted` (above zero); undefined where no amount gives them. */
  smallestSell(wanted: bigint): bigint | undefined;
  /** As received, in floating point: never below it. */
  receivedAtMost(units: number): number;
  /** More units than one sold unit can give, of however many. */
  readonly rate: number;
  /** As smallestSell, in floating point: never above it; infinite where no amount gives that much. */
  soldAtLeast(wanted: number): number;
  /**
   * As received, in floating point and rounded as the chain rounds, after what the venue has gained: off by a unit where a
   * quotient nearly is a whole number. For searches over many amounts; what is found is computed exactly.
   */
  receivedAbout(units: number, gains: Gains, venue: number): number;
  /** Notes what the venue gains by such a sale. */
  noteSale(units: number, gains: Gains, venue: number): void;
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

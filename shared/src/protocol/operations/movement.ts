import type { AssetAmount } from './parts.ts';

/** The effect of an operation on the signing account. */
export interface Movement {
  readonly leaves: readonly AssetAmount[];
  /** The minimum. */
  readonly arrives: readonly AssetAmount[];
  /** A trade's minimum proceeds, before the taker's market fee. */
  readonly proceeds?: AssetAmount;
  /** The minimum that an order brings once all of it is sold, before the market fee; the time is unknown. */
  readonly wants?: AssetAmount;
  /** The recipient's account id. */
  readonly toId: string | null;
  /** Assets that are referenced but not moved. */
  readonly names?: readonly string[];
  /** The pool whose fees are paid. */
  readonly poolId?: string;
}

const nothing: Movement = { leaves: [], arrives: [], toId: null };

/** The movement of an operation that moves nothing but its fee. */
export const movesNothing = (): Movement => nothing;

/** A movement with only the given members. */
export const movement = (given: Partial<Movement>): Movement => ({ ...nothing, ...given });

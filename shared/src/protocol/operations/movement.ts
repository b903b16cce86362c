import type { AssetAmount } from './parts.ts';

/** What an operation does to the signing account. */
export interface Movement {
  readonly leaves: readonly AssetAmount[];
  /** At the least. */
  readonly arrives: readonly AssetAmount[];
  /** What a trade brings at the least, before the market fee of a taker. */
  readonly proceeds?: AssetAmount;
  /** What an order brings at the least once all of it is sold, before the market fee; nobody can promise when. */
  readonly wants?: AssetAmount;
  /** The account that is paid, by its id. */
  readonly toId: string | null;
  /** Assets that are referenced but not moved. */
  readonly names?: readonly string[];
  /** The pool whose fees are paid. */
  readonly poolId?: string;
}

const nothing: Movement = { leaves: [], arrives: [], toId: null };

/** The movement of an operation that moves nothing but its fee. */
export const movesNothing = (): Movement => nothing;

/** A movement with what is given, and nothing else. */
export const movement = (given: Partial<Movement>): Movement => ({ ...nothing, ...given });

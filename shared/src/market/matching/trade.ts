import { mulDivDown, mulDivUp } from '../../amounts/mulDiv.ts';
import type { ChainPrice, LimitOrder } from '../../protocol/objects.ts';

/** One trade between a new order (the taker) and a resting one (the maker), in units, before market fees. */
export interface Trade {
  /** Units that the taker pays and the maker receives. */
  readonly paid: bigint;
  /** Units that the taker receives and the maker pays. */
  readonly received: bigint;
  /** The taker is the smaller of the two: only dust is left of that order. */
  readonly isTakerDone: boolean;
}

/**
 * The trade of a taker with `held` units and a maker, at the maker's price: the side that is used up receives what its
 * units buy, rounded down, and pays for that rounded up (C/db_market.cpp, match_limit_normal_limit). 0 for 0 when the
 * taker's units buy nothing.
 */
export function tradeWith(held: bigint, { for_sale, sell_price }: LimitOrder): Trade {
  const [sold, asked] = [sell_price.base.amount, sell_price.quote.amount];
  const most = mulDivDown(for_sale, asked, sold);
  if (held <= most) {
    const received = mulDivDown(held, sold, asked);
    return { paid: mulDivUp(received, asked, sold), received, isTakerDone: true };
  }
  return { paid: most, received: mulDivUp(most, sold, asked), isTakerDone: false };
}

/** True when units at a price buy less than one unit: the chain cancels such a rest (maybe_cull_small_order). */
export function isDust(units: bigint, { base, quote }: ChainPrice): boolean {
  return units * quote.amount < base.amount;
}

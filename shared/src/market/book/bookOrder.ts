import { mulDivDown } from '../../amounts/mulDiv.ts';
import { signOf } from '../../amounts/signOf.ts';
import { compareObjectIds } from '../../protocol/objectId.ts';
import type { LimitOrder } from '../../protocol/objects.ts';

/** A market by the ids of its assets: prices are units of `base` for one of `quote`. */
export interface Market {
  readonly base: string;
  readonly quote: string;
}

/** Bids sell the base asset, asks the quote asset. */
export type BookSide = 'bids' | 'asks';

/** The side of a market that an order belongs to; null: it is of another market. */
export function sideOf({ base, quote }: Market, { sell_price }: LimitOrder): BookSide | null {
  const [sells, wants] = [sell_price.base.asset_id, sell_price.quote.asset_id];
  if (sells === base && wants === quote) return 'bids';
  return sells === quote && wants === base ? 'asks' : null;
}

/**
 * Sorts one side as the chain does (chain.md §9): the best price first, by exact fractions; the older of equal orders
 * first.
 */
export function compareOrders(one: LimitOrder, other: LimitOrder): number {
  const { base: a, quote: b } = one.sell_price;
  const { base: c, quote: d } = other.sell_price;
  return signOf(c.amount * b.amount - a.amount * d.amount) || compareObjectIds(one.id, other.id);
}

/** The rest of an order: the units it sells and the units it wants for them, rounded down as the chain does. */
export interface OrderRest {
  readonly base: bigint;
  readonly quote: bigint;
}

/** The rest of an order in units of the market's two assets. */
export function restOf(side: BookSide, { for_sale, sell_price }: LimitOrder): OrderRest {
  const wanted = mulDivDown(for_sale, sell_price.quote.amount, sell_price.base.amount);
  return side === 'bids' ? { base: for_sale, quote: wanted } : { base: wanted, quote: for_sale };
}

/** A price as an exact fraction: units of the base asset for units of the quote asset. */
export interface UnitFraction {
  readonly base: bigint;
  readonly quote: bigint;
}

/** The price of an order of this side. */
export function priceOf(side: BookSide, { sell_price: { base, quote } }: LimitOrder): UnitFraction {
  return side === 'bids'
    ? { base: base.amount, quote: quote.amount }
    : { base: quote.amount, quote: base.amount };
}

import type { LimitOrder } from '../../protocol/objects.ts';
import type { MarketPair, OrderPrice } from './orderPrice.ts';
import { type OrderSide, type OrderUnits, sidesOf } from './orderUnits.ts';

/** The asset that an order of that side sells, and the one it asks for. */
export function assetsOfSide(side: OrderSide, { quote, base }: MarketPair): { sold: string; asked: string } {
  return side === 'sell' ? { sold: quote.id, asked: base.id } : { sold: base.id, asked: quote.id };
}

/** The orders that a new one of that side could meet, in their order: best first. */
export function opposingOrders(
  side: OrderSide,
  orders: readonly LimitOrder[],
  pair: MarketPair,
): LimitOrder[] {
  const { asked } = assetsOfSide(side, pair);
  return orders.filter(({ sell_price }) => sell_price.base.asset_id === asked);
}

/** What is worth next to nothing says nothing about a price: offers count from such a part of what orders trade. */
const PARTS = 10n;

/**
 * Of resting orders (best first) the one at which enough is offered to say what a market's price is for some new orders: a tenth of
 * what they trade. Undefined where that much is not offered.
 */
export function sensibleOffer(
  side: OrderSide,
  orders: readonly OrderUnits[],
  resting: readonly LimitOrder[],
): LimitOrder | undefined {
  const traded = orders.reduce((sum, order) => sum + sidesOf(side, order).quote, 0n);
  let offered = 0n;
  return resting.find(({ for_sale, sell_price: { base, quote } }) => {
    offered += side === 'buy' ? for_sale : (for_sale * quote.amount) / base.amount;
    return offered * PARTS >= traded;
  });
}

/** The price of a resting order, BASE per QUOTE. */
export function priceOfResting(
  { sell_price: { base: sold, quote: asked } }: LimitOrder,
  pair: MarketPair,
): OrderPrice {
  return sold.asset_id === pair.base.id
    ? { base: sold.amount, quote: asked.amount }
    : { base: asked.amount, quote: sold.amount };
}

/** Whether a new order and a resting one would trade: the resting one gives no less than the new one asks, as exact fractions. */
export function wouldMatch(
  { sell, receive }: OrderUnits,
  { sell_price: { base, quote } }: LimitOrder,
): boolean {
  return base.amount * sell >= quote.amount * receive;
}

/** A price in wholes of both assets: a figure to warn by, not to sign by. */
export const wholePrice = ({ base, quote }: OrderPrice, pair: MarketPair): number =>
  (Number(base) / Number(quote)) * 10 ** (pair.quote.precision - pair.base.precision);

/** By how many percent a price is worse for the user than another one; below 0 where it is better. A figure to warn by, not to sign by. */
export function percentWorseThan(side: OrderSide, own: number, offered: number): number {
  return side === 'buy' ? (own / offered - 1) * 100 : (1 - own / offered) * 100;
}

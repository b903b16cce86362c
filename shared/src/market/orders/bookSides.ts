import type { LimitOrder } from '../../protocol/objects.ts';
import type { MarketPair, OrderPrice } from './orderPrice.ts';
import type { OrderSide, OrderUnits } from './orderUnits.ts';

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

/**
 * By how many percent a price is worse for the user than the best that others offer now; below 0 where it is better. A figure to
 * warn by, not to sign by.
 */
export function percentWorse(side: OrderSide, price: OrderPrice, best: OrderPrice): number {
  return percentWorseThan(
    side,
    Number(price.base) / Number(price.quote),
    Number(best.base) / Number(best.quote),
  );
}

/** The same of two prices that are counted alike. */
export function percentWorseThan(side: OrderSide, own: number, offered: number): number {
  return side === 'buy' ? (own / offered - 1) * 100 : (1 - own / offered) * 100;
}

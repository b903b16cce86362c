import type { LimitOrder } from '../../protocol/objects.ts';
import type { MarketPair, OrderPrice } from './orderPrice.ts';
import { type OrderSide, type OrderUnits, sidesOf } from './orderUnits.ts';

/** The assets that an order of that side sells and asks for. */
export function assetsOfSide(side: OrderSide, { quote, base }: MarketPair): { sold: string; asked: string } {
  return side === 'sell' ? { sold: quote.id, asked: base.id } : { sold: base.id, asked: quote.id };
}

/** The orders that a new one of that side could meet, best first. */
export function opposingOrders(
  side: OrderSide,
  orders: readonly LimitOrder[],
  pair: MarketPair,
): LimitOrder[] {
  const { asked } = assetsOfSide(side, pair);
  return orders.filter(({ sell_price }) => sell_price.base.asset_id === asked);
}

/** Tiny offers say nothing about a price: offers count from this part of the orders' volume. */
const PARTS = 10n;

/**
 * The resting order (best first) at which the offers are large enough to set a market price for new orders: a tenth of
 * their volume. Undefined when the offers are smaller.
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

/**
 * Whether a new order and a resting one would trade: the resting one gives at least what the new one asks, as exact
 * fractions.
 */
export function wouldMatch(
  { sell, receive }: OrderUnits,
  { sell_price: { base, quote } }: LimitOrder,
): boolean {
  return base.amount * sell >= quote.amount * receive;
}

/** A price in wholes of both assets: for warnings, not for signing. */
export const wholePrice = ({ base, quote }: OrderPrice, pair: MarketPair): number =>
  (Number(base) / Number(quote)) * 10 ** (pair.quote.precision - pair.base.precision);

/**
 * The percentage by which a price is worse for the user than another one; negative when it is better. For warnings, not
 * for signing.
 */
export function percentWorseThan(side: OrderSide, own: number, offered: number): number {
  return side === 'buy' ? (own / offered - 1) * 100 : (1 - own / offered) * 100;
}

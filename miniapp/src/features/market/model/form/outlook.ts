import {
  opposingOrders,
  percentWorse,
  priceOfResting,
  wouldMatch,
} from '@xbts/shared/market/orders/bookSides.ts';
import {
  estimateOrders,
  type MarketNow,
  type OrdersEstimate,
} from '@xbts/shared/market/orders/estimateOrders.ts';
import { comparePrices, type OrderPrice } from '@xbts/shared/market/orders/orderPrice.ts';
import { type OrderSide, type OrderUnits, priceOfOrder } from '@xbts/shared/market/orders/orderUnits.ts';
import type { OrderKind } from './orderFields.ts';

/** From where a price that is worse than the market warns, and asks for a typed word, percent. */
export const WARN_PERCENT = 3;
export const CONFIRM_PERCENT = 10;

/** What the book as it is now makes of orders. */
export interface Outlook {
  readonly estimate: OrdersEstimate;
  /** One of them would trade at once. */
  readonly wouldMatch: boolean;
  /** By how many percent the worst of their prices is worse than the best that others offer; null when nobody offers. */
  readonly percentWorse: number | null;
}

interface Wanted {
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly orders: readonly OrderUnits[];
}

/** Holds orders against the book. */
export function outlookOf({ side, kind, orders }: Wanted, now: MarketNow): Outlook {
  const [best] = opposingOrders(side, now.orders, now.pair).filter(
    ({ expiration }) => expiration > now.headTime,
  );
  const worst = worstPrice(side, orders);
  return {
    estimate: estimateOrders(orders, { side, isFillOrKill: kind === 'fillOrKill' }, now),
    wouldMatch: best !== undefined && orders.some((order) => wouldMatch(order, best)),
    percentWorse:
      best === undefined || worst === null ? null : percentWorse(side, worst, priceOfResting(best, now.pair)),
  };
}

/** The price of the order that is worst for the user: the dearest of those that buy, the cheapest of those that sell. */
export function worstPrice(side: OrderSide, orders: readonly OrderUnits[]): OrderPrice | null {
  const sign = side === 'buy' ? 1 : -1;
  return orders
    .map((order) => priceOfOrder(side, order))
    .reduce<OrderPrice | null>(
      (worst, each) => (worst === null || comparePrices(each, worst) * sign > 0 ? each : worst),
      null,
    );
}

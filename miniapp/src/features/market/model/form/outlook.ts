import {
  opposingOrders,
  percentWorse,
  percentWorseThan,
  priceOfResting,
  wholePrice,
  wouldMatch,
} from '@xbts/shared/market/orders/bookSides.ts';
import {
  estimateOrders,
  type MarketNow,
  type OrdersEstimate,
} from '@xbts/shared/market/orders/estimateOrders.ts';
import { comparePrices, type OrderPrice } from '@xbts/shared/market/orders/orderPrice.ts';
import { type OrderSide, type OrderUnits, priceOfOrder } from '@xbts/shared/market/orders/orderUnits.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { OrderKind } from './orderFields.ts';
import { type Reference, type ReferenceKind, worstReference } from './references.ts';

/** From where a price that is worse than the market warns, and asks for a typed word, percent. */
export const WARN_PERCENT = 3;
export const CONFIRM_PERCENT = 10;

/** What a price was held against: the best that others offer or, where nobody does, what else the market is known by. */
export type Against = 'book' | ReferenceKind;

/** What the book as it is now makes of orders. */
export interface Outlook {
  readonly estimate: OrdersEstimate;
  /** One of them would trade at once. */
  readonly wouldMatch: boolean;
  /** By how many percent the worst of their prices is worse than what it is held against; null: there is nothing. */
  readonly percentWorse: number | null;
  readonly against: Against | null;
}

interface Wanted {
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly orders: readonly OrderUnits[];
}

/** Holds orders against the book and, where nobody offers the other side, against what else the market is known by. */
export function outlookOf(
  { side, kind, orders }: Wanted,
  now: MarketNow,
  references: readonly Reference[],
): Outlook {
  const [best] = opposingOrders(side, now.orders, now.pair).filter(
    ({ expiration }) => expiration > now.headTime,
  );
  return {
    estimate: estimateOrders(orders, { side, isFillOrKill: kind === 'fillOrKill' }, now),
    wouldMatch: best !== undefined && orders.some((order) => wouldMatch(order, best)),
    ...distanceOf({ side, orders }, { best, pair: now.pair, references }),
  };
}

interface Known extends Pick<MarketNow, 'pair'> {
  readonly best: LimitOrder | undefined;
  readonly references: readonly Reference[];
}

function distanceOf(
  { side, orders }: Pick<Wanted, 'side' | 'orders'>,
  { best, pair, references }: Known,
): Pick<Outlook, 'percentWorse' | 'against'> {
  const worst = worstPrice(side, orders);
  const reference = worstReference(side, references);
  if (worst === null) return { percentWorse: null, against: null };
  if (best !== undefined)
    return { percentWorse: percentWorse(side, worst, priceOfResting(best, pair)), against: 'book' };
  if (reference === null) return { percentWorse: null, against: null };
  const { kind, price } = reference;
  return { percentWorse: percentWorseThan(side, wholePrice(worst, pair), price), against: kind };
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

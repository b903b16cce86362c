import {
  opposingOrders,
  percentWorseThan,
  priceOfResting,
  sensibleOffer,
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
import { majorityOf, type Reference, type ReferenceKind, worstOf } from './references.ts';

/** From where a price that is worse than the market warns, and asks for a typed word, percent. */
export const WARN_PERCENT = 3;
export const CONFIRM_PERCENT = 10;

/** What a price was held against: what others offer enough of, or what else the market is known by. */
export type Against = 'book' | ReferenceKind;

/** What the book as it is now makes of orders. */
export interface Outlook {
  readonly estimate: OrdersEstimate;
  /** One of them would trade at once. */
  readonly wouldMatch: boolean;
  /** By how many percent the worst of their prices is worse than what it is held against; null: there is nothing. */
  readonly percentWorse: number | null;
  readonly against: Against | null;
  /** Somebody offers the other side at all. */
  readonly isOffered: boolean;
  /** They offer next to nothing for what is traded. */
  readonly isLittle: boolean;
}

interface Wanted {
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly orders: readonly OrderUnits[];
}

/** Holds orders against the book and what else the market is known by. */
export function outlookOf(
  { side, kind, orders }: Wanted,
  now: MarketNow,
  references: readonly Reference[],
): Outlook {
  const resting = opposingOrders(side, now.orders, now.pair).filter(
    ({ expiration }) => expiration > now.headTime,
  );
  const [best] = resting;
  const isLittle = best !== undefined && sensibleOffer(side, orders, resting) === undefined;
  const against = againstOf({ side, orders }, { resting, pair: now.pair, references });
  return {
    estimate: estimateOrders(orders, { side, isFillOrKill: kind === 'fillOrKill' }, now),
    wouldMatch: best !== undefined && orders.some((order) => wouldMatch(order, best)),
    percentWorse: against?.percent ?? null,
    against: against?.kind ?? null,
    isOffered: best !== undefined,
    isLittle,
  };
}

interface Known extends Pick<MarketNow, 'pair'> {
  readonly resting: readonly LimitOrder[];
  readonly references: readonly Reference[];
}

/** How much worse a price is than something that the market is known by, in percent. */
interface Held {
  readonly kind: Against;
  readonly percent: number;
}

/**
 * What the worst price is held against: what is offered enough of, and what most of all that the market is known by say, whichever it is
 * worse by. Where too little is offered, whichever of the rest it is worst by: a warning too many costs less than one too few. Where
 * nothing else is known, the little that is offered. Null: there is nothing at all.
 */
function againstOf(
  { side, orders }: Pick<Wanted, 'side' | 'orders'>,
  { resting, pair, references }: Known,
): Held | null {
  const worst = worstPrice(side, orders);
  if (worst === null) return null;
  const heldAgainst = (kind: Against, price: number): Held => ({
    kind,
    percent: percentWorseThan(side, wholePrice(worst, pair), price),
  });
  const others = references.map(({ kind, price }) => heldAgainst(kind, price));
  const offered = (order: LimitOrder | undefined): Held[] =>
    order === undefined ? [] : [heldAgainst('book', wholePrice(priceOfResting(order, pair), pair))];
  const offer = offered(sensibleOffer(side, orders, resting));
  if (offer.length > 0) return worstOf([...offer, ...majorityOf([...offer, ...others])]);
  return worstOf(others) ?? worstOf(offered(resting[0]));
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

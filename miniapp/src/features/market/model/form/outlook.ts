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

/** The percentages by which a price must be worse than the market for a warning, and for a typed word. */
export const WARN_PERCENT = 3;
export const CONFIRM_PERCENT = 10;

/** The reference of a price: sufficient offers, or another known price of the market. */
export type Against = 'book' | ReferenceKind;

/** The effect of orders on the present book. */
export interface Outlook {
  readonly estimate: OrdersEstimate;
  /** One of them would trade at once. */
  readonly wouldMatch: boolean;
  /** The percentage by which their worst price is worse than its reference; null: there is none. */
  readonly percentWorse: number | null;
  readonly against: Against | null;
  /** The other side has any offers. */
  readonly isOffered: boolean;
  /** The offers are tiny compared with the orders. */
  readonly isLittle: boolean;
}

interface Wanted {
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly orders: readonly OrderUnits[];
}

/** Compares orders with the book and the market's other known prices. */
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

/** The percentage by which a price is worse than a known price of the market. */
interface Held {
  readonly kind: Against;
  readonly percent: number;
}

/**
 * The reference of the worst price: the sufficient offers or the majority of the other known prices, whichever it is
 * worse than. With insufficient offers, the one of the others that it is worst against: one warning too many is cheaper
 * than one too few. Without other prices, the tiny offers. Null: there is nothing at all.
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

/** The worst price for the user: the most expensive buy, the cheapest sale. */
export function worstPrice(side: OrderSide, orders: readonly OrderUnits[]): OrderPrice | null {
  const sign = side === 'buy' ? 1 : -1;
  return orders
    .map((order) => priceOfOrder(side, order))
    .reduce<OrderPrice | null>(
      (worst, each) => (worst === null || comparePrices(each, worst) * sign > 0 ? each : worst),
      null,
    );
}

import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { sideOf } from '@xbts/shared/market/book/bookOrder.ts';
import { priceOfResting, wholePrice } from '@xbts/shared/market/orders/bookSides.ts';
import { priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { parseChainTime } from '../../../platform/i18n/dates.ts';
import { columnTexts } from './columnTexts.ts';
import { leastWanted, soldPercent } from './openOrder.ts';
import type { MarketAssets, OrderSide } from './orderDraft.ts';

/** An account's open order in a market, for a row. */
export interface OwnOrder {
  readonly order: LimitOrder;
  readonly side: OrderSide;
  /** Whole base for one quote; for display, sorting and the chart. */
  readonly price: number;
  readonly priceText: string;
  /** What is not sold yet, in units of QUOTE and of BASE, and as texts of one column each. */
  readonly amount: bigint;
  readonly amountText: string;
  readonly total: bigint;
  readonly totalText: string;
  /** Whole percent, rounded down. */
  readonly filled: number;
  /** Milliseconds. */
  readonly ends: number;
}

/** Those of an account's open orders that stand in a market, as rows. */
export function ownOrdersIn(orders: readonly LimitOrder[], market: MarketAssets): OwnOrder[] {
  const { base, quote } = market;
  const ids = { base: base.id, quote: quote.id };
  const found = orders.flatMap((order) => {
    const stands = sideOf(ids, order);
    if (stands === null) return [];
    const [sells, wants] = [order.for_sale, leastWanted(order)];
    const isSale = stands === 'asks';
    const side: OrderSide = isSale ? 'sell' : 'buy';
    const [amount, total] = isSale ? [sells, wants] : [wants, sells];
    return [{ order, side, price: priceOfResting(order, market), amount, total }];
  });
  const prices = columnTexts(found.map(({ price }) => priceText(price, market)));
  const amounts = columnTexts(found.map(({ amount }) => formatPlain(amount, quote.precision)));
  const totals = columnTexts(found.map(({ total }) => formatPlain(total, base.precision)));
  return found.map(({ price, ...row }, index) => ({
    ...row,
    price: wholePrice(price, market),
    priceText: prices[index] ?? '',
    amountText: amounts[index] ?? '',
    totalText: totals[index] ?? '',
    filled: soldPercent(row.order),
    ends: parseChainTime(row.order.expiration),
  }));
}

/** How far an order's price lies from the market's, in percent; null without a market price. */
export const percentFrom = (price: number, last: number | null): number | null =>
  last === null || last === 0 ? null : (price / last - 1) * 100;

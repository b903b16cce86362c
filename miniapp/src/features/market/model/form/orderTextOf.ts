import type { OrdersEstimate } from '@xbts/shared/market/orders/estimateOrders.ts';
import { type OrderPrice, priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import {
  type OrderSide,
  type OrderUnits,
  priceOfOrder,
  sidesOf,
} from '@xbts/shared/market/orders/orderUnits.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount, formatNumber, groupDigits } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import type { Against } from './outlook.ts';

/** Orders of a market with the formatting of their texts. */
export interface NamedOrders {
  readonly market: { readonly quote: Asset; readonly base: Asset };
  readonly side: OrderSide;
  readonly orders: readonly OrderUnits[];
  readonly t: TranslateOrder;
}

/** An amount with its symbol, without trailing zeros. */
export const amountText = (
  units: bigint,
  { precision, symbol }: Pick<Asset, 'precision' | 'symbol'>,
): string => `${formatAmount(units, precision, 'plain')}\u00a0${symbol}`;

/** A price in words, with eight digits. */
export function priceInWords(price: OrderPrice, { market, t }: Pick<NamedOrders, 'market' | 't'>): string {
  const figure = groupDigits(priceText(price, market));
  return t('order.priceOf', { price: figure, base: market.base.symbol, quote: market.quote.symbol });
}

/** The price of an order, or the first and last of a ladder. */
export function priceRangeText({ orders, side, market, t }: NamedOrders): string {
  const [first, last] = [orders[0], orders.at(-1)];
  if (first === undefined || last === undefined) return '';
  const price = (order: OrderUnits) => priceOfOrder(side, order);
  if (orders.length === 1) return priceInWords(price(first), { market, t });
  const from = groupDigits(priceText(price(first), market));
  return t('order.ladderOf', { count: orders.length, from, to: priceInWords(price(last), { market, t }) });
}

/** The amount traded at once and its average price; or that there is none. */
export function atOnceText({ side, market, t }: NamedOrders, { paid, received }: OrdersEstimate): string {
  if (received === 0n) return t('order.nothingAtOnce');
  const traded = { sell: paid, receive: received };
  const amount = amountText(sidesOf(side, traded).quote, market.quote);
  return t('order.atOnceOf', { amount, price: priceInWords(priceOfOrder(side, traded), { market, t }) });
}

/** Hundredths of a percent, truncated: a value below a limit never looks like the limit. */
export const percentText = (percent: number): string =>
  asPercent(formatNumber(Math.floor(percent * 100) / 100));

/** The warning that a price is worse than the market, and its reference. */
export function farText(
  { side, percent, against }: Pick<NamedOrders, 'side'> & { percent: number; against: Against },
  t: TranslateOrder,
): string {
  const isBuying = side === 'buy';
  const figure = percentText(percent);
  if (against === 'book') return t(isBuying ? 'order.farBuy' : 'order.farSell', { percent: figure });
  const what = t(`against.${against}`);
  return t(isBuying ? 'order.farAbove' : 'order.farBelow', { percent: figure, what });
}

import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type Ladder, ladderOrders } from '@xbts/shared/market/orders/ladder.ts';
import { type MarketPair, type OrderPrice, parsePrice } from '@xbts/shared/market/orders/orderPrice.ts';
import {
  type OrderSide,
  type OrderUnits,
  orderOfAmountNeverWorse,
  orderOfTotalNeverWorse,
  sidesOf,
} from '@xbts/shared/market/orders/orderUnits.ts';
import { attempt, type Read, unread } from '../../../../platform/form.ts';
import { readAmount } from '../../../assets/model/typedAmount.ts';
import type { Expiry } from './expiry.ts';

/** An order's execution: unrestricted, fill or kill, post-only, or several orders at once. */
export type OrderKind = 'limit' | 'fillOrKill' | 'postOnly' | 'ladder';

/** The values of the form. */
export interface OrderFields {
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly price: string;
  /** Whether amount or total was typed last, and its text: the other is derived. */
  readonly typed: 'amount' | 'total';
  readonly text: string;
  /** The last price of a ladder, its number of orders, and the growth of their amounts. */
  readonly toPrice: string;
  readonly count: string;
  readonly growth: Ladder['growth'];
  readonly expiry: Expiry;
}

export const firstFields: OrderFields = {
  side: 'buy',
  kind: 'limit',
  price: '',
  typed: 'amount',
  text: '',
  toPrice: '',
  count: '5',
  growth: 'equal',
  expiry: { choice: 'year', date: '' },
};

/** The form's orders, or the fault of each field; neither while one is still empty. */
export interface ReadFields {
  readonly price: OrderPrice | null;
  readonly orders: readonly OrderUnits[];
  /** Units of QUOTE and of BASE of all orders together; null until known. */
  readonly units: { readonly quote: bigint; readonly base: bigint } | null;
  readonly errors: Readonly<Partial<Record<'price' | 'toPrice' | 'count' | 'amount' | 'total', AppError>>>;
}

const readIfTyped = <T>(text: string, read: (text: string) => T): Read<T> =>
  text.trim() === '' ? unread : attempt(() => read(text));

/** Reads the typed fields; only the other side of each order is rounded, in the user's favour. */
export function readFields(fields: OrderFields, pair: MarketPair): ReadFields {
  const { kind, typed } = fields;
  const price = readIfTyped(fields.price, (text) => parsePrice(text, pair));
  const toPrice = kind === 'ladder' ? readIfTyped(fields.toPrice, (text) => parsePrice(text, pair)) : unread;
  const asset = typed === 'amount' ? pair.quote : pair.base;
  const sum = readIfTyped(fields.text, (text) => unitsOrThrow(text, asset.precision));
  const errors = {
    ...(price.error && { price: price.error }),
    ...(toPrice.error && { toPrice: toPrice.error }),
    ...(sum.error && { [typed]: sum.error }),
  };
  const orders = { orders: [], units: null };
  if (price.value === null || sum.value === null) return { price: price.value, ...orders, errors };
  if (kind === 'ladder' && toPrice.value === null) return { price: price.value, ...orders, errors };
  try {
    const made = ordersOf(fields, { from: price.value, to: toPrice.value, sum: sum.value });
    return { price: price.value, orders: made, units: unitsTogether(fields.side, made), errors };
  } catch (thrown) {
    const error = toAppError(thrown);
    const field = error.code === 'order.ladder_count' ? 'count' : typed;
    return { price: price.value, ...orders, errors: { ...errors, [field]: error } };
  }
}

function unitsOrThrow(text: string, precision: number): bigint {
  const { units, error } = readAmount(text, precision);
  if (units === null) throw error;
  return units;
}

interface Figures {
  readonly from: OrderPrice;
  readonly to: OrderPrice | null;
  readonly sum: bigint;
}

function ordersOf({ side, typed, count, growth }: OrderFields, { from, to, sum }: Figures): OrderUnits[] {
  if (to === null)
    return [
      typed === 'amount' ? orderOfAmountNeverWorse(side, sum, from) : orderOfTotalNeverWorse(side, sum, from),
    ];
  return ladderOrders({
    side,
    from,
    to,
    count: parseFigure(count, 0) ?? 0,
    sum,
    of: typed,
    growth,
  });
}

function unitsTogether(side: OrderSide, orders: readonly OrderUnits[]): { quote: bigint; base: bigint } {
  const sides = orders.map((order) => sidesOf(side, order));
  const sum = (pick: 'quote' | 'base') => sides.reduce((all, each) => all + each[pick], 0n);
  return { quote: sum('quote'), base: sum('base') };
}

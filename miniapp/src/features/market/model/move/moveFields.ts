import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import { parsePrice, priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import {
  type OrderSide,
  type OrderUnits,
  orderOfAmountNeverWorse,
  orderOfTotalNeverWorse,
} from '@xbts/shared/market/orders/orderUnits.ts';
import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { readSpentAmount } from '../../../assets/model/typedAmount.ts';
import type { MarketAssets } from '../orderDraft.ts';

/** An open order in its market, with the account's available funds: its balance, and the order's content. */
export interface MovedOrder {
  readonly order: LimitOrder;
  readonly market: MarketAssets;
  readonly balance: bigint;
}

/** The fields' content: the price in BASE per QUOTE, and the amount of the sold asset. */
export interface MoveFields {
  readonly price: string;
  readonly sells: string;
}

export const sideOfMoved = ({ order, market }: Pick<MovedOrder, 'order' | 'market'>): OrderSide =>
  order.sell_price.base.asset_id === market.quote.id ? 'sell' : 'buy';

export const soldOf = (moved: Pick<MovedOrder, 'order' | 'market'>): Asset =>
  sideOfMoved(moved) === 'sell' ? moved.market.quote : moved.market.base;

/** The order as it is. */
export function fieldsOfOrder(moved: Pick<MovedOrder, 'order' | 'market'>): MoveFields {
  const { order, market } = moved;
  return {
    price: priceText(priceOfResting(order, market), market),
    sells: formatPlain(order.for_sale, soldOf(moved).precision),
  };
}

/** The order in its new form, or the fault of each field; neither while one is empty or nothing differs. */
export interface ReadMove {
  readonly units: OrderUnits | null;
  readonly errors: Readonly<Partial<Record<keyof MoveFields, AppError>>>;
}

/** Reads the typed fields. An untouched price is the order's own to the unit, whatever number of digits is shown. */
export function readMove(fields: MoveFields, moved: MovedOrder): ReadMove {
  const { order, market, balance } = moved;
  const [side, sold, asBefore] = [sideOfMoved(moved), soldOf(moved), fieldsOfOrder(moved)];
  if (fields.price === asBefore.price && fields.sells === asBefore.sells) return { units: null, errors: {} };
  if (fields.price.trim() === '' || fields.sells.trim() === '') return { units: null, errors: {} };
  const { units, error } = readSpentAmount(fields.sells, { ...sold, balance: balance + order.for_sale });
  if (units === null) return { units, errors: { ...(error && { sells: error }) } };
  try {
    const price =
      fields.price === asBefore.price ? priceOfResting(order, market) : parsePrice(fields.price, market);
    const orderOf = side === 'sell' ? orderOfAmountNeverWorse : orderOfTotalNeverWorse;
    return { units: orderOf(side, units, price), errors: {} };
  } catch (error) {
    return { units: null, errors: { price: toAppError(error) } };
  }
}

/**
 * An order's new form after further sales: less by that amount, at the same price or better. @throws AppError
 * order.closed
 */
export function withoutSold({ sell, receive }: OrderUnits, sold: bigint): OrderUnits {
  if (sold <= 0n) return { sell, receive };
  if (sold >= sell) throw new AppError('order.closed');
  const rest = sell - sold;
  return { sell: rest, receive: (rest * receive + sell - 1n) / sell };
}

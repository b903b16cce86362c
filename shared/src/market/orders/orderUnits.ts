import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { mulDivDown, mulDivUp } from '../../amounts/mulDiv.ts';
import { AppError } from '../../errors/appError.ts';
import type { OrderPrice } from './orderPrice.ts';

/** Whether QUOTE is bought or sold. */
export type OrderSide = 'buy' | 'sell';

/** An order in the chain's form: sold units, and the minimum that all of them must bring. */
export interface OrderUnits {
  readonly sell: bigint;
  readonly receive: bigint;
}

/**
 * The order for an amount of QUOTE at a price, never worse than typed: a seller asks for BASE rounded up, a buyer pays
 * BASE rounded down. @throws AppError order.too_small (nothing would be paid), amount.too_large
 */
export function orderOfAmountNeverWorse(
  side: OrderSide,
  amount: bigint,
  { base, quote }: OrderPrice,
): OrderUnits {
  return checked(
    side === 'sell'
      ? { sell: amount, receive: mulDivUp(amount, base, quote) }
      : { sell: mulDivDown(amount, base, quote), receive: amount },
  );
}

/**
 * The order for a total of BASE at a price, never worse than typed: a seller gives QUOTE rounded down, a buyer asks for
 * QUOTE rounded up. @throws AppError order.too_small (nothing would be given), amount.too_large
 */
export function orderOfTotalNeverWorse(
  side: OrderSide,
  total: bigint,
  { base, quote }: OrderPrice,
): OrderUnits {
  return checked(
    side === 'sell'
      ? { sell: mulDivDown(total, quote, base), receive: total }
      : { sell: total, receive: mulDivUp(total, quote, base) },
  );
}

/** The chain's limits of an order: both sides are above zero and below the maximum supply. */
function checked(order: OrderUnits): OrderUnits {
  if (order.sell === 0n || order.receive === 0n) throw new AppError('order.too_small');
  if (order.sell > MAX_SHARE_SUPPLY || order.receive > MAX_SHARE_SUPPLY)
    throw new AppError('amount.too_large');
  return order;
}

/** Units of QUOTE and of BASE of an order. */
export function sidesOf(side: OrderSide, { sell, receive }: OrderUnits): { quote: bigint; base: bigint } {
  return side === 'sell' ? { quote: sell, base: receive } : { quote: receive, base: sell };
}

/** The exact price of an order. */
export function priceOfOrder(side: OrderSide, order: OrderUnits): OrderPrice {
  return sidesOf(side, order);
}

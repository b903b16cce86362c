import { AppError } from '../../errors/appError.ts';
import type { OrderPrice } from './orderPrice.ts';
import {
  type OrderSide,
  type OrderUnits,
  orderOfAmountNeverWorse,
  orderOfTotalNeverWorse,
} from './orderUnits.ts';

/** The maximum number of orders in a ladder. */
export const MOST_ORDERS = 20;

/** Orders at equal price steps; their sum is exact to the unit. */
export interface Ladder {
  readonly side: OrderSide;
  readonly from: OrderPrice;
  readonly to: OrderPrice;
  /** 2 to MOST_ORDERS. */
  readonly count: number;
  /** Units of QUOTE, or of BASE, of all of them together. */
  readonly sum: bigint;
  readonly of: 'amount' | 'total';
  /** Rising: the second order is twice the first, the third three times it. */
  readonly growth: 'equal' | 'rising';
}

/**
 * The orders of a ladder, from its first price to its last; each at its step's exact price, never worse.
 * @throws AppError order.ladder_count, order.too_small
 */
export function ladderOrders(ladder: Ladder): OrderUnits[] {
  const { side, count, of } = ladder;
  if (!Number.isInteger(count) || count < 2 || count > MOST_ORDERS)
    throw new AppError('order.ladder_count', { most: MOST_ORDERS });
  const order = of === 'amount' ? orderOfAmountNeverWorse : orderOfTotalNeverWorse;
  return partsOf(ladder).map((part, step) => {
    if (part === 0n) throw new AppError('order.too_small');
    return order(side, part, stepPrice(ladder, step));
  });
}

/** Parts by weight, as differences of the rounded running sum: together they make the whole. */
function partsOf({ count, sum, growth }: Ladder): bigint[] {
  const weights = Array.from({ length: count }, (_, step) => (growth === 'equal' ? 1n : BigInt(step + 1)));
  const whole = weights.reduce((all, each) => all + each, 0n);
  let weight = 0n;
  let given = 0n;
  return weights.map((each) => {
    weight += each;
    const part = (sum * weight) / whole - given;
    given += part;
    return part;
  });
}

/** The exact price of a step, without rounding between the two ends. */
function stepPrice({ from, to, count }: Ladder, step: number): OrderPrice {
  const [done, left] = [BigInt(step), BigInt(count - 1 - step)];
  return {
    base: from.base * to.quote * left + to.base * from.quote * done,
    quote: from.quote * to.quote * (left + done),
  };
}

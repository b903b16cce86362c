import type { LimitOrder } from '../../protocol/objects.ts';
import { orderOf } from '../matching/books.fixture.ts';

export interface RandomSide {
  readonly sold: string;
  readonly bought: string;
  /** Units of the bought asset for one of the sold. */
  readonly price: number;
  readonly count: number;
  /** Maximum digits of an order's units. */
  readonly digits: number;
  readonly firstId?: number;
}

/** The orders that a sale meets, best first, each worse than the last; some partly filled. */
export function randomSide(next: () => number, side: RandomSide): LimitOrder[] {
  const { sold, bought, price, count, digits, firstId = 0 } = side;
  const orders = Array.from({ length: count }, (_, index) => {
    const base = BigInt(Math.ceil(10 ** (next() * digits)));
    const worse = 1 + 0.003 * index * next();
    const asked = BigInt(Math.max(1, Math.round((Number(base) / price) * worse)));
    const order = orderOf(firstId + index, { sell: [base, bought], min: [asked, sold] });
    const left = next() < 0.3 ? BigInt(Math.ceil(Number(base) * next())) : base;
    return (left * asked) / base > 0n ? { ...order, for_sale: left } : order;
  });
  // A book never contains an order that would buy nothing at its own price.
  return orders
    .filter(({ for_sale, sell_price: { base, quote } }) => for_sale * quote.amount >= base.amount)
    .sort((one, other) => compared(one, other));
}

/** Cheaper first, then older first. */
function compared({ sell_price: one }: LimitOrder, { sell_price: other }: LimitOrder): number {
  const [left, right] = [one.base.amount * other.quote.amount, other.base.amount * one.quote.amount];
  return left === right ? 0 : left > right ? -1 : 1;
}

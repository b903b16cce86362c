import type { LimitOrder } from '../../protocol/objects.ts';
import { orderOf } from '../matching/books.fixture.ts';

export interface RandomSide {
  readonly sold: string;
  readonly bought: string;
  /** Units of the bought asset for one of the sold. */
  readonly price: number;
  readonly count: number;
  /** Orders sell up to this many digits of units. */
  readonly digits: number;
  readonly firstId?: number;
}

/** The orders that a sale meets, best first, ever worse than a price; some of them partly filled. */
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
  // What would buy nothing at its own price is never in a book.
  return orders
    .filter(({ for_sale, sell_price: { base, quote } }) => for_sale * quote.amount >= base.amount)
    .sort((one, other) => compared(one, other));
}

/** Cheaper first, then the older one. */
function compared({ sell_price: one }: LimitOrder, { sell_price: other }: LimitOrder): number {
  const [left, right] = [one.base.amount * other.quote.amount, other.base.amount * one.quote.amount];
  return left === right ? 0 : left > right ? -1 : 1;
}

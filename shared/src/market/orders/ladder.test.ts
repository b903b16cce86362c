import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf } from '../../amm/pools.fixture.ts';
import { type Ladder, ladderOrders } from './ladder.ts';
import { parsePrice, priceText } from './orderPrice.ts';
import { priceOfOrder, sidesOf } from './orderUnits.ts';

const pair = { quote: { id: '1.3.4', precision: 4 }, base: { id: '1.3.0', precision: 5 } };
const ladder = (change: Partial<Ladder> = {}): Ladder => ({
  side: 'sell',
  from: parsePrice('1', pair),
  to: parsePrice('2', pair),
  count: 5,
  sum: 1_000_000n,
  of: 'amount',
  growth: 'equal',
  ...change,
});
const pricesOf = (orders: ReturnType<typeof ladderOrders>) =>
  orders.map((order) => priceText(priceOfOrder('sell', order), pair));

it('steps evenly from price to price', () => {
  const orders = ladderOrders(ladder());
  expect(pricesOf(orders)).toEqual(['1', '1.25', '1.5', '1.75', '2']);
  expect(orders.map(({ sell }) => sell)).toEqual([200_000n, 200_000n, 200_000n, 200_000n, 200_000n]);
  expect(pricesOf(ladderOrders(ladder({ from: parsePrice('2', pair), to: parsePrice('1', pair) })))[0]).toBe(
    '2',
  );
});

it('may rise: the last of four is four times the first', () => {
  const orders = ladderOrders(ladder({ count: 4, growth: 'rising' }));
  expect(orders.map(({ sell }) => sell)).toEqual([100_000n, 200_000n, 300_000n, 400_000n]);
});

it('adds up exactly to the typed total, whatever the steps', () => {
  const any = fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    of: fc.constantFrom('amount' as const, 'total' as const),
    growth: fc.constantFrom('equal' as const, 'rising' as const),
    count: fc.integer({ min: 2, max: 20 }),
    sum: fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }),
  });
  fc.assert(
    fc.property(any, (change) => {
      const orders = ladderOrders(ladder(change));
      const typed = orders.map(
        (order) => sidesOf(change.side, order)[change.of === 'amount' ? 'quote' : 'base'],
      );
      expect(typed.reduce((all, each) => all + each, 0n)).toBe(change.sum);
      expect(orders).toHaveLength(change.count);
    }),
  );
});

it('has two to twenty orders, and none of zero', () => {
  expect(codeOf(() => ladderOrders(ladder({ count: 1 })))).toBe('order.ladder_count');
  expect(codeOf(() => ladderOrders(ladder({ count: 21 })))).toBe('order.ladder_count');
  expect(codeOf(() => ladderOrders(ladder({ count: 20, sum: 19n })))).toBe('order.too_small');
});

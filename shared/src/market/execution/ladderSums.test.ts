import { expect, it } from 'vitest';
import type { LimitOrder } from '../../protocol/objects.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { Ladder } from './ladder.ts';
import { LadderSums } from './ladderSums.ts';

/** Orders that each sell `held` and ask five units for one. */
const sumsOf = (...held: bigint[]) => {
  const orders = held.map((for_sale) => ({
    for_sale,
    sell_price: { base: { amount: 1n, asset_id: '1.3.2' }, quote: { amount: 5n, asset_id: '1.3.1' } },
  })) as unknown as LimitOrder[];
  const before = (each: bigint) => held.map((_, at) => each * held.slice(0, at).reduce((a, b) => a + b, 0n));
  const all = held.reduce((a, b) => a + b, 0n);
  return new LadderSums(
    orders,
    { percent: 0n, most: 0n },
    { paid: [...before(5n), 5n * all], received: [...before(1n), all] },
  );
};

it('an order of which one unit is left takes what that unit costs before the next one is asked', () => {
  const sums = sumsOf(4n, 10n);
  expect(sums.rungAfter(3, 0, 1)).toEqual({ at: 0, left: 1 });
  expect(sums.rungAfter(5, 0, 1)).toEqual({ at: 1, left: 0 });
  expect(sums.received(5, 0, 1)).toBe(1);
  expect(sums.rungAfter(15, 0, 1)).toEqual({ at: 1, left: 8 });
  expect(sums.received(15, 0, 1)).toBe(3);
});

it('a ladder that can not take all gives nothing', () => {
  const sums = sumsOf(4n, 10n);
  expect([sums.received(70, 0, 0), sums.received(71, 0, 0)]).toEqual([14, 0]);
});

it('what is left of an order and buys one unit more is there still, and less than that is not', () => {
  // Five units for one.
  const rungOf = (gives: bigint) => {
    const order = orderOf(0, { sell: [20n, '1.3.2'], min: [4n, '1.3.1'], forSale: gives });
    return new Ladder([order], { percent: 0n, most: 0n }).sums.rungAfter(2, 0, 0);
  };
  expect([rungOf(15n), rungOf(14n)]).toEqual([
    { at: 0, left: 5 },
    { at: 1, left: 0 },
  ]);
});

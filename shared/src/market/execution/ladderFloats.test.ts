import { describe, expect, it } from 'vitest';
import type { CappedFee } from '../../amm/fees.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { Ladder } from './ladder.ts';
import type { Rung } from './rung.ts';

/** Each order holds as much; it is given for this many units, best first. */
const HELD = 10n ** 12n;
const orders = [HELD / 2n, HELD, 2n * HELD].map((asked, instance) =>
  orderOf(instance, { sell: [HELD, '1.3.2'], min: [asked, '1.3.1'] }),
);
const noFee: CappedFee = { percent: 0n, most: 0n };
/** One percent: of a whole order that would be 10^10, which is more than the fee's limit. */
const capped: CappedFee = { percent: 100n, most: 4n * 10n ** 9n };
const ladders = [noFee, capped].map((fee) => new Ladder(orders, fee));

const rungs: readonly Rung[] = [
  { at: 0, left: undefined },
  { at: 0, left: HELD / 3n },
  { at: 1, left: undefined },
  { at: 1, left: HELD / 7n },
  { at: 2, left: HELD / 2n },
];
const amounts = [10n ** 11n, 4n * 10n ** 11n, 5n * 10n ** 11n, 9n * 10n ** 11n, 17n * 10n ** 11n, 3n * HELD];

/** Farther off than rounding in floating point and a few units of it, and no search would be shortened. */
const NEAR = 5e-9;

describe('what a search expects of the orders of a book', () => {
  const sales = ladders.flatMap((ladder) =>
    rungs.flatMap((rung) =>
      amounts.flatMap((units) => {
        const received = ladder.sell(units, rung)?.received;
        return received === undefined ? [] : [{ ladder, rung, units, received }];
      }),
    ),
  );

  it('is never less than a sale gives, and hardly more', () => {
    expect(sales.length).toBeGreaterThan(40);
    for (const { ladder, rung, units, received } of sales) {
      const above = ladder.floats.receivedAtMost(Number(units), rung) / Number(received) - 1;
      expect([rung, units, above >= 0, above < NEAR]).toEqual([rung, units, true, true]);
    }
  });

  it('is never more than has to be sold, and hardly less', () => {
    for (const { ladder, rung, received } of sales) {
      const least = Number(ladder.smallestSell(received, rung));
      const below = 1 - ladder.floats.soldAtLeast(Number(received), rung) / least;
      expect([rung, received, below >= 0, below < NEAR]).toEqual([rung, received, true, true]);
    }
  });

  it('is the price of the best order that is left, and no more', () => {
    const rates = rungs.map((rung) => ladders[0]?.floats.rateAtMost(rung) ?? 0);
    const prices = [2, 2, 1, 1, 0.5];
    expect(rates.map((rate, at) => Math.abs(rate / (prices[at] ?? 0) - 1) < NEAR)).toEqual(
      prices.map(() => true),
    );
    expect(rates.every((rate, at) => rate > (prices[at] ?? 0))).toBe(true);
  });

  it('is a better rate of few units: they go for one, since what an order takes is rounded down', () => {
    const few = orderOf(9, { sell: [3n, '1.3.2'], min: [2n, '1.3.1'] });
    const { floats } = new Ladder([...orders.slice(0, 1), few], noFee);
    // Of two units three, or one and a half each, the second may be left out.
    for (const left of [undefined, HELD / 2n, 3n]) {
      const rate = floats.rateAtMost({ at: 0, left });
      expect([left, rate > 3, rate < 3 * (1 + NEAR)]).toEqual([left, true, true]);
    }
  });

  it('is nothing behind the last order, and no end of units for more than all of them hold', () => {
    for (const { floats } of ladders) {
      const behind = { at: 3, left: undefined };
      expect([floats.receivedAtMost(10, behind), floats.rateAtMost(behind)]).toEqual([0, 0]);
      expect(floats.soldAtLeast(10, behind)).toBe(Number.POSITIVE_INFINITY);
      expect(floats.soldAtLeast(3.1e12, { at: 0, left: undefined })).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('is not below nothing for a unit', () => {
    for (const { floats } of ladders)
      for (const rung of rungs) expect(floats.soldAtLeast(1, rung)).toBeGreaterThanOrEqual(0);
  });
});

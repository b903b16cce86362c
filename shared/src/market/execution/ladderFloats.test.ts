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

  describe('of few units', () => {
    const held = 10n;
    /** Ten units for twenty, ten for fifty. */
    const { floats } = new Ladder(
      [20n, 50n].map((asked, at) => orderOf(at, { sell: [held, '1.3.2'], min: [asked, '1.3.1'] })),
      noFee,
    );
    const start = { at: 0, left: undefined };
    /** So many use up the first order at least. */
    const usedUp = 20 * (1 - 1e-9) - 1;

    it('is one unit more or less at each order', () => {
      expect(floats.receivedAtMost(10, start)).toBeCloseTo(6, 6);
      expect(floats.receivedAtMost(usedUp, start)).toBeCloseTo(10.5, 6);
      expect(floats.receivedAtMost(usedUp + 5, start)).toBeCloseTo(13, 6);
      expect(floats.soldAtLeast(6, start)).toBeCloseTo(10, 6);
      expect(floats.soldAtLeast(11, start)).toBeCloseTo(20, 6);
      expect(floats.soldAtLeast(11.5, start)).toBeCloseTo(19, 6);
      expect(floats.soldAtLeast(15, start)).toBeCloseTo(34, 6);
    });

    it('has no end where all that is held may be a little less than is wanted', () => {
      const last = { at: 1, left: undefined };
      expect(floats.soldAtLeast(11, last)).toBeCloseTo(50, 6);
      expect(floats.soldAtLeast(11.5, last)).toBe(Number.POSITIVE_INFINITY);
      expect(floats.soldAtLeast(1, { at: 2, left: undefined })).toBe(Number.POSITIVE_INFINITY);
      // Exactly as much as may be left of it.
      const wanted = 11 / (1 - 1e-9);
      expect(wanted * (1 - 1e-9)).toBe(11);
      expect(floats.soldAtLeast(wanted, last)).toBeCloseTo(50, 6);
    });
  });

  it('is a number for a fee that takes all but its limit', () => {
    const { floats } = new Ladder(orders, { percent: 10_000n, most: 5n });
    expect(floats.soldAtLeast(1, { at: 0, left: undefined })).toBe(0);
    expect(floats.soldAtLeast(100, { at: 0, left: undefined })).toBeCloseTo(52.5, 6);
  });

  it('is not below nothing for a unit', () => {
    for (const { floats } of ladders)
      for (const rung of rungs) expect(floats.soldAtLeast(1, rung)).toBeGreaterThanOrEqual(0);
  });
});

import { expect, it } from 'vitest';
import { type Leg, legFlow, smallestSell } from '../../amm/leg.ts';
import { enteringAbout, feeAbout, legFloats, rateAtMost, receivedAtMost, soldAtLeast } from './legFloats.ts';

const none = { percent: 0n, most: 0n };
const free: Leg = {
  balanceIn: 4n * 10n ** 13n,
  balanceOut: 10n ** 14n,
  maker: none,
  poolFeePercent: 0n,
  taker: none,
};
/** Half a percent each; the limits are met by the larger of the amounts alone. */
const capped = { percent: 50n, most: 3n * 10n ** 9n };
const legs: readonly Leg[] = [
  free,
  { ...free, poolFeePercent: 30n },
  { ...free, maker: capped },
  { ...free, taker: capped },
  { ...free, maker: capped, poolFeePercent: 200n, taker: capped },
];
const amounts = [10n ** 11n, 5n * 10n ** 11n, 10n ** 12n, 10n ** 13n, 10n ** 14n];
/** Floating point, and a few units of rounding. */
const NEAR = 5e-9;

it('what a search expects of a pool is never less than it gives, nor than has to be sold, and nearly that', () => {
  for (const leg of legs) {
    const floats = legFloats(leg);
    for (const units of amounts) {
      const { received } = legFlow(leg, units);
      const above = receivedAtMost(floats, Number(units)) / Number(received) - 1;
      expect([units, above >= 0, above < NEAR]).toEqual([units, true, true]);
      const least = smallestSell(leg, received) ?? -1n;
      const below = 1 - soldAtLeast(floats, Number(received)) / Number(least);
      expect([units, below >= 0, below < NEAR]).toEqual([units, true, true]);
    }
  }
});

it('a pool gives no more for a unit than its balances say, and no amount gives all that it holds', () => {
  for (const leg of legs) {
    const floats = legFloats(leg);
    const rate = rateAtMost(floats);
    expect([rate > 2.5, rate < 2.5 * (1 + NEAR)]).toEqual([true, true]);
    expect(soldAtLeast(floats, Number(leg.balanceOut) * 1.000_001)).toBe(Number.POSITIVE_INFINITY);
    expect(soldAtLeast(floats, 1)).toBe(0);
  }
});

it('of few units they are off by the units that roundings can make, and by no more', () => {
  const even = legFloats({ ...free, balanceIn: 10n ** 15n, balanceOut: 10n ** 15n });
  // What enters, what leaves and what arrives may each be one more.
  expect(Math.round(receivedAtMost(even, 1_000))).toBe(1_003);
  expect(Math.round(soldAtLeast(even, 1_000))).toBe(997);
  expect(Math.round(soldAtLeast(even, 5))).toBe(2);
});

it('a fee that takes all but its limit leaves something to expect, of one unit too', () => {
  const all = { percent: 10_000n, most: 1_000n };
  for (const leg of [
    { ...free, taker: all },
    { ...free, maker: all },
  ]) {
    const floats = legFloats(leg);
    for (const wanted of [1n, 2n, 10n ** 6n]) {
      const least = Number(smallestSell(leg, wanted));
      expect([wanted, soldAtLeast(floats, Number(wanted)) <= least]).toEqual([wanted, true]);
    }
    expect(soldAtLeast(floats, 10 ** 6)).toBeGreaterThan(10 ** 5);
  }
  expect(soldAtLeast(legFloats({ ...free, poolFeePercent: 10_000n }), 2)).toBe(0);
  expect(soldAtLeast(legFloats({ ...free, poolFeePercent: 10_000n }), 10)).toBe(Number.POSITIVE_INFINITY);
});

it('the smallest percentage is taken too, rounded down and up to its limit', () => {
  expect([19_999, 20_000, 10 ** 6].map((units) => feeAbout(units, 1, 9))).toEqual([1, 2, 9]);
  expect(enteringAbout(legFloats({ ...free, maker: { percent: 1n, most: 9n } }), 20_000)).toBe(19_998);
});

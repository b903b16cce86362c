import { expect, it } from 'vitest';
import { type Leg, legFlow, smallestSell } from '../../amm/leg.ts';
import { legFloats, rateAtMost, receivedAtMost, soldAtLeast } from './legFloats.ts';

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

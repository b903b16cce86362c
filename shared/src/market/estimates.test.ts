import { describe, expect, it } from 'vitest';
import { codeOf } from '../amm/pools.fixture.ts';
import { estimateAt, estimateBoth, unitsOfShares, unitsWorthRoundedDown } from './estimates.ts';

const price = (perUnit: number, change24h: number | null) => ({ perUnit, change24h });
const none = { value: null, change24h: null };

describe('the value of units of two assets', () => {
  it('is the sum of both, with the change of the sum', () => {
    // 100 that were 50 and 100 that were 200: 200 that were 250.
    const { value, change24h } = estimateBoth({ a: 10n, b: 50n }, price(10, 100), price(2, -50));
    expect(value).toBe(200);
    expect(change24h).toBeCloseTo(-20, 9);
  });

  it('has a change even if it is below one unit of the currency', () => {
    expect(estimateBoth({ a: 1n, b: 1n }, price(0.25, 25), price(0.25, 25)).change24h).toBeCloseTo(25, 9);
  });

  it('has no change if one of them has none, and is null if one has no price', () => {
    expect(estimateBoth({ a: 1n, b: 1n }, price(1, 5), price(2, null))).toEqual({
      value: 3,
      change24h: null,
    });
    expect(estimateBoth({ a: 1n, b: 1n }, price(1, 5), null)).toEqual(none);
    expect(estimateBoth({ a: 0n, b: 0n }, price(1, 5), price(1, 5))).toEqual({ value: 0, change24h: null });
  });
});

it('the value of an asset without a price is unknown, not zero', () => {
  expect(estimateAt(null, 5n)).toEqual(none);
  expect(estimateAt(price(0.5, 3), 8n)).toEqual({ value: 4, change24h: 3 });
});

it('units for a value are never worth more than it, and an unreachable value is refused', () => {
  expect(unitsWorthRoundedDown(1_000n, { perUnit: 3 })).toBe(3n);
  expect(unitsWorthRoundedDown(10n ** 17n, { perUnit: 1 })).toBe(10n ** 15n);
  expect(unitsWorthRoundedDown(0n, { perUnit: 3 })).toBe(0n);
  expect(codeOf(() => unitsWorthRoundedDown(1_000n, { perUnit: 1e-18 }))).toBe('amount.too_large');
  expect(codeOf(() => unitsWorthRoundedDown(1n, { perUnit: 0 }))).toBe('amount.too_large');
});

it('shares represent their part of both balances, rounded down', () => {
  expect(unitsOfShares(1n, { balanceA: 10n, balanceB: 2n }, 3n)).toEqual({ a: 3n, b: 0n });
});

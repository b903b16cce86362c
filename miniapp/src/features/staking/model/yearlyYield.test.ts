import { expect, it } from 'vitest';
import { yearlyYield } from './yearlyYield.ts';

it('is what past payouts paid, as often as a year has payouts, by the value of the stake', () => {
  // 3 dollars in 6 payouts are half a dollar each: 12 dollars in 24, of 100.
  expect(yearlyYield({ earned: 3, payouts: 6, staked: 100 })).toBe(12);
});

it.each([
  { earned: 3, payouts: 0, staked: 100 },
  { earned: 3, payouts: 6, staked: 0 },
])('is unknown without payouts or without a value: %o', (known) => {
  expect(yearlyYield(known)).toBeNull();
});

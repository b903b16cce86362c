import { expect, it } from 'vitest';
import { isMinimumUnclear, type StatedTerms } from './minimumDoubt.ts';

const bitcoin: StatedTerms = {
  minAmount: '0.001',
  withdrawFee: '0.0002',
  gateFee: '0.0003',
  areAmountsUnclear: false,
};
const isUnclear = (change: Partial<StatedTerms>, dollars: number | null = 90_000) =>
  isMinimumUnclear({ ...bitcoin, ...change }, dollars);

it('a minimum beside a fee of its size is clear', () => {
  expect(isUnclear({})).toBe(false);
  expect(isUnclear({}, null)).toBe(false);
  expect(isUnclear({ withdrawFee: null, gateFee: undefined })).toBe(false);
});

it('one worth more than 100,000 dollars by the app’s prices is not, and without a price nobody knows', () => {
  expect(isUnclear({ minAmount: '100000' }, 1)).toBe(false);
  expect(isUnclear({ minAmount: '100000.1' }, 1)).toBe(true);
  expect(isUnclear({ minAmount: '100000' })).toBe(true);
  expect(isUnclear({ minAmount: '100000' }, null)).toBe(false);
});

it('one of less than a hundredth of both fees together is not', () => {
  expect(isUnclear({ minAmount: '0.000005' })).toBe(false);
  expect(isUnclear({ minAmount: '0.00000499' })).toBe(true);
  expect(isUnclear({ minAmount: '0.00000000000000000001' })).toBe(true);
});

it('one of nothing is clear: there is none', () => {
  expect(isUnclear({ minAmount: '0' })).toBe(false);
  expect(isUnclear({ minAmount: null })).toBe(false);
});

it('one that the row leaves open is unclear, whatever it comes to', () => {
  expect(isUnclear({ areAmountsUnclear: true })).toBe(true);
  expect(isUnclear({ areAmountsUnclear: true, minAmount: null })).toBe(true);
});

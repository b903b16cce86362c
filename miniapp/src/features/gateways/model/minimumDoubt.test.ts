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

it('a minimum close to its fee is clear', () => {
  expect(isUnclear({})).toBe(false);
  expect(isUnclear({}, null)).toBe(false);
  expect(isUnclear({ withdrawFee: null, gateFee: undefined })).toBe(false);
});

it('one above 100,000 dollars at the app’s prices is doubtful, and unknown without a price', () => {
  expect(isUnclear({ minAmount: '100000' }, 1)).toBe(false);
  expect(isUnclear({ minAmount: '100000.1' }, 1)).toBe(true);
  expect(isUnclear({ minAmount: '100000' })).toBe(true);
  expect(isUnclear({ minAmount: '100000' }, null)).toBe(false);
});

it('one below a hundredth of both fees together is doubtful', () => {
  expect(isUnclear({ minAmount: '0.000005' })).toBe(false);
  expect(isUnclear({ minAmount: '0.00000499' })).toBe(true);
  expect(isUnclear({ minAmount: '0.00000000000000000001' })).toBe(true);
});

it('a minimum of zero is clear: there is none', () => {
  expect(isUnclear({ minAmount: '0' })).toBe(false);
  expect(isUnclear({ minAmount: null })).toBe(false);
});

it('a minimum that the row leaves open is unclear, whatever its value', () => {
  expect(isUnclear({ areAmountsUnclear: true })).toBe(true);
  expect(isUnclear({ areAmountsUnclear: true, minAmount: null })).toBe(true);
});

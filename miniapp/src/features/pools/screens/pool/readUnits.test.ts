import { describe, expect, it } from 'vitest';
import { partOfBalanceRoundedDown, readPercent, readUnits } from './readUnits.ts';

const asset = { precision: 2, symbol: 'ABC' };
const codeOf = (typed: ReturnType<typeof readUnits>) => ('error' in typed ? typed.error.code : typed.units);

describe('an amount typed for a pool', () => {
  it('is units of the asset, never rounded', () => {
    expect(codeOf(readUnits('1.25', asset, 1000n))).toBe(125n);
    expect(codeOf(readUnits('1.255', asset, 1000n))).toBe('amount.too_many_decimals');
  });

  it('is more than nothing and no more than there is', () => {
    expect(codeOf(readUnits('0', asset, 1000n))).toBe('amount.zero');
    expect(codeOf(readUnits('10.01', asset, 1000n))).toBe('amount.over_balance');
  });

  it('leaves the fee when all of the asset that pays it is taken', () => {
    expect(partOfBalanceRoundedDown(100, 1001n, '1.3.0', { feeAssetId: '1.3.0', fee: 20n })).toBe(981n);
    expect(partOfBalanceRoundedDown(100, 1001n, '1.3.5', { feeAssetId: '1.3.0', fee: 20n })).toBe(1001n);
    expect(partOfBalanceRoundedDown(50, 1001n, '1.3.0', { feeAssetId: '1.3.0', fee: 20n })).toBe(500n);
  });
});

describe('a percentage of shares', () => {
  it('is above 0, up to 100, with at most two decimals', () => {
    expect(['100', '0.01', '33,5', '12.34'].map(readPercent)).toEqual([10_000, 1, 3350, 1234]);
    expect(['0', '100.01', '1.234', '', '-1', 'all'].map(readPercent)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

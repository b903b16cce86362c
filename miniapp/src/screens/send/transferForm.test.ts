import { describe, expect, it } from 'vitest';
import type { Holding } from '../../data/portfolio.ts';
import { feeError, memoError, readAmount, shareOfBalanceRoundedDown } from './transferForm.ts';

const bts: Holding = {
  assetId: '1.3.0',
  symbol: 'BTS',
  precision: 5,
  amount: 1_000_000n,
  inOrders: 0n,
  total: 1_000_000n,
};
const shown = (units: bigint) => String(units);
const codeOf = (text: string) => {
  const read = readAmount(text, bts, shown);
  return 'error' in read ? read.error.code : read.units;
};

describe('the amount of a payment', () => {
  it('is taken up to the whole balance', () => {
    expect(codeOf('10')).toBe(1_000_000n);
    expect(codeOf('0.00001')).toBe(1n);
  });

  it('has a sentence of its own for each fault', () => {
    expect(codeOf('')).toBe('amount.empty');
    expect(codeOf('0')).toBe('amount.zero');
    expect(codeOf('0.00000')).toBe('amount.zero');
    expect(codeOf('1.000001')).toBe('amount.too_many_decimals');
    expect(codeOf('10.00001')).toBe('amount.over_balance');
    expect(codeOf('ten')).toBe('amount.malformed');
  });
});

describe('the message of a payment', () => {
  it('may be as long as the transaction allows and not one byte longer', () => {
    expect(memoError('x'.repeat(1931), 1931)).toBeNull();
    expect(memoError('x'.repeat(1932), 1931)?.code).toBe('memo.too_long');
  });

  it('is counted in bytes and not in letters', () => {
    expect(memoError('я'.repeat(1000), 1931)?.facts).toMatchObject({ bytes: 2000, longest: 1931 });
  });
});

describe('the fee of a payment', () => {
  it('must be left in the same asset after the payment', () => {
    expect(
      feeError({ assetId: '1.3.0', units: 100n }, { assetId: '1.3.0', units: 999_900n }, bts, shown),
    ).toBeNull();
    expect(
      feeError({ assetId: '1.3.0', units: 101n }, { assetId: '1.3.0', units: 999_900n }, bts, shown)?.code,
    ).toBe('fee.over_balance');
  });

  it('says when there is no native coin at all', () => {
    const fee = { assetId: '1.3.0', units: 100n };
    expect(feeError(fee, { assetId: '1.3.5', units: 5n }, { ...bts, amount: 0n }, shown)?.code).toBe(
      'fee.no_core',
    );
    expect(feeError(fee, { assetId: '1.3.5', units: 5n }, undefined, shown)?.code).toBe('fee.no_core');
  });
});

describe('shares of a balance', () => {
  it('are rounded down, and all of it leaves the fee', () => {
    const odd = { ...bts, amount: 1_000_003n };
    expect(shareOfBalanceRoundedDown(25, odd, null)).toBe(250_000n);
    expect(shareOfBalanceRoundedDown(100, odd, { assetId: '1.3.0', units: 86_869n })).toBe(913_134n);
    expect(shareOfBalanceRoundedDown(100, odd, { assetId: '1.3.5', units: 86_869n })).toBe(1_000_003n);
    expect(shareOfBalanceRoundedDown(100, { ...bts, amount: 5n }, { assetId: '1.3.0', units: 9n })).toBe(0n);
  });
});

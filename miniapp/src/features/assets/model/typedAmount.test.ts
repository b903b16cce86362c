import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import {
  overBalance,
  readAmount,
  readCheckedAmount,
  readSpentAmount,
  shareTextRoundedDown,
  type TypedAmount,
} from './typedAmount.ts';

const bts = { symbol: 'BTS', precision: 5, balance: 1_000_000n };
const answer = ({ units, error }: TypedAmount) => units ?? error?.code;
const spent = (text: string) => answer(readSpentAmount(text, bts));

describe('a typed amount', () => {
  it('is units of the asset, never rounded', () => {
    expect(answer(readAmount('1.25', 2))).toBe(125n);
    expect(answer(readAmount('1.255', 2))).toBe('amount.too_many_decimals');
  });

  it('has its own sentence for each fault', () => {
    expect(spent('')).toBe('amount.empty');
    expect(spent('0')).toBe('amount.zero');
    expect(spent('0.00000')).toBe('amount.zero');
    expect(spent('1.000001')).toBe('amount.too_many_decimals');
    expect(spent('10.00001')).toBe('amount.over_balance');
    expect(spent('ten')).toBe('amount.malformed');
  });

  it('may be the whole balance', () => {
    expect(spent('10')).toBe(1_000_000n);
    expect(spent('0.00001')).toBe(1n);
  });

  it('names an insufficient balance', () => {
    expect(readSpentAmount('11', bts).error?.facts).toEqual({ balance: '10.00000', symbol: 'BTS' });
    expect(overBalance(null, bts)).toBeNull();
  });

  it('keeps its units after a failed custom check, and has none while it is not an amount', () => {
    const refuse = () => {
      throw new AppError('amount.zero');
    };
    const { units, error } = readCheckedAmount('3', 2, refuse);
    expect([units, error?.code]).toEqual([300n, 'amount.zero']);
    expect(answer(readCheckedAmount('three', 2, refuse))).toBe('amount.malformed');
  });

  it('may be a part of the balance, which leaves the reserve for a fee', () => {
    expect([33, 100].map((percent) => shareTextRoundedDown(percent, bts, 10n))).toEqual(['3.3', '9.9999']);
  });
});

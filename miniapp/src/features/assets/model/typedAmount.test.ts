import { describe, expect, it } from 'vitest';
import {
  errorOf,
  overBalance,
  readAmount,
  readSpentAmount,
  type TypedAmount,
  unitsOf,
} from './typedAmount.ts';

const bts = { symbol: 'BTS', precision: 5, balance: 1_000_000n };
const answer = (typed: TypedAmount) => unitsOf(typed) ?? errorOf(typed)?.code;
const spent = (text: string) => answer(readSpentAmount(text, bts));

describe('an amount that is typed', () => {
  it('is units of the asset, never rounded', () => {
    expect(answer(readAmount('1.25', 2))).toBe(125n);
    expect(answer(readAmount('1.255', 2))).toBe('amount.too_many_decimals');
  });

  it('has a sentence of its own for each fault', () => {
    expect(spent('')).toBe('amount.empty');
    expect(spent('0')).toBe('amount.zero');
    expect(spent('0.00000')).toBe('amount.zero');
    expect(spent('1.000001')).toBe('amount.too_many_decimals');
    expect(spent('10.00001')).toBe('amount.over_balance');
    expect(spent('ten')).toBe('amount.malformed');
  });

  it('may be the whole balance that it is taken from', () => {
    expect(spent('10')).toBe(1_000_000n);
    expect(spent('0.00001')).toBe(1n);
  });

  it('tells the balance that is too small for it', () => {
    expect(errorOf(readSpentAmount('11', bts))?.facts).toEqual({ balance: '10.00000', symbol: 'BTS' });
    expect(overBalance(null, bts)).toBeNull();
  });

  it('is nothing, and nothing is wrong with it, before it is typed', () => {
    expect([unitsOf(null), errorOf(null)]).toEqual([null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { readWorth, worthText } from './fiatAmount.ts';

/** One BTS is worth 0.004. */
const price = { perUnit: 0.004 / 100_000 };

describe('a typed value', () => {
  it('gives the amount of that value, never more', () => {
    expect(readWorth('12.34', price, 5)).toEqual({ text: '12.34', amount: '3085', error: null });
    expect(readWorth('1 000,5', price, 5).amount).toBe('250125');
    expect(readWorth('0.01', { perUnit: 0.03 }, 0).amount).toBe('0');
  });

  it('gives none while nothing is typed', () => {
    expect(readWorth(' ', price, 5)).toEqual({ text: ' ', amount: '', error: null });
  });

  it.each([
    ['12.345', 'amount.too_many_decimals'],
    ['-1', 'amount.negative'],
    ['1e3', 'amount.malformed'],
    ['99999999999999', 'amount.too_large'],
  ])('%s is refused as %s, and gives no amount', (text, code) => {
    expect(readWorth(text, price, 5)).toMatchObject({ text, amount: '', error: { code } });
  });
});

it('a known value is filled in as it would be typed', () => {
  expect([worthText(12.5), worthText(0), worthText(null)]).toEqual(['12.50', '', '']);
});

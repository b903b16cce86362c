import { describe, expect, it } from 'vitest';
import { formatPercentOfChain, formatPrice } from './prices.ts';

describe('a price', () => {
  it('has six significant digits and no trailing zeros', () => {
    expect(formatPrice(0.000_001_234_567_8)).toBe('0.00000123457');
    expect(formatPrice(1.5)).toBe('1.5');
    expect(formatPrice(123_456.789)).toBe('123\u202f457');
    expect(formatPrice(20)).toBe('20');
  });

  it('is zero only for zero', () => {
    expect(formatPrice(0)).toBe('0');
    expect(formatPrice(Number.NaN)).toBe('—');
  });
});

describe('a percentage from the chain', () => {
  it('is in percent with as many decimals as it needs', () => {
    expect([20, 5, 100, 10_000, 0, 125].map(formatPercentOfChain)).toEqual([
      '0.2',
      '0.05',
      '1',
      '100',
      '0',
      '1.25',
    ]);
  });
});

import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatFiat, formatInteger, formatNumber } from './numbers.ts';

describe('amounts', () => {
  it('keep every decimal of the asset, in groups of three', () => {
    expect(formatAmount(18_420_311_842n, 5)).toBe('184\u202f203.11842');
    expect(formatAmount(7n, 8)).toBe('0.00000007');
    expect(formatAmount(1234n, 0)).toBe('1\u202f234');
  });

  it('can be copied back into a field unchanged', () => {
    expect(parseAmount(formatAmount(18_420_311_842n, 5), 5)).toBe(18_420_311_842n);
  });

  it('are short from ten thousand on: k, M, Bil, Tril with two decimals, cut and never rounded up', () => {
    expect(formatAmount(999_999_999n, 5, 'short')).toBe('9\u202f999.99999');
    expect(formatAmount(1_000_000_000n, 5, 'short')).toBe('10.00k');
    expect(formatAmount(99_999_999_999n, 5, 'short')).toBe('999.99k');
    expect(formatAmount(124_999_999n, 2, 'short')).toBe('1.24M');
    expect(formatAmount(5_000_000_000n, 0, 'short')).toBe('5.00Bil');
    expect(formatAmount(1_000_000_000_000n, 0, 'short')).toBe('1.00Tril');
    expect(formatAmount(-1_000_000_000n, 5, 'short')).toBe('−10.00k');
  });
});

describe('fiat estimates', () => {
  it('have their sign, their currency and two decimals', () => {
    expect(formatFiat(9_480.524, 'usd')).toBe('$9\u202f480.52');
    expect(formatFiat(12_480.524, 'usd')).toBe('$12.48k');
    expect(formatFiat(12_480.524, 'usd', 'exact')).toBe('$12\u202f480.52');
    expect(formatFiat(-7.5, 'rub')).toBe('−₽7.50');
    expect(formatFiat(-0.001, 'eur')).toBe('€0.00');
    expect(formatFiat(0.004, 'usd')).toBe('<$0.01');
    expect(formatFiat(0.006, 'usd')).toBe('$0.01');
    expect(formatFiat(0, 'usd')).toBe('$0.00');
    expect(formatFiat(2_400_000, 'cny')).toBe('¥2.40M');
    expect(formatFiat(Number.NaN, 'usd')).toBe('—');
  });
});

it('writes other numbers with two decimals, and from ten thousand on as k, M, Bil, Tril', () => {
  expect([7, 177.346, -0.5, 9_999.99, 10_000, 1_250_000].map(formatNumber)).toEqual([
    '7.00',
    '177.35',
    '−0.50',
    '9\u202f999.99',
    '10.00k',
    '1.25M',
  ]);
  expect(formatNumber(Number.NaN)).toBe('—');
});

it('writes block numbers in groups of three', () => {
  expect(formatInteger(98_214_507)).toBe('98\u202f214\u202f507');
});

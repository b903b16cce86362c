import { describe, expect, it } from 'vitest';
import { formatExact, formatPlain, parseAmount } from './amount.ts';

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('parseAmount', () => {
  it('reads whole and decimal numbers into units', () => {
    expect(parseAmount('1', 5)).toBe(100_000n);
    expect(parseAmount('0.00001', 5)).toBe(1n);
    expect(parseAmount('.5', 1)).toBe(5n);
    expect(parseAmount('7', 0)).toBe(7n);
  });

  it('reads a comma as the decimal mark and spaces as grouping', () => {
    expect(parseAmount('1 250,5', 2)).toBe(125_050n);
    expect(parseAmount('1\u00a0250', 2)).toBe(125_000n);
  });

  it('refuses more decimals than the asset has instead of rounding', () => {
    expect(codeOf(() => parseAmount('1.000001', 5))).toBe('amount.too_many_decimals');
    expect(codeOf(() => parseAmount('1.000000', 5))).toBe('amount.too_many_decimals');
  });

  it('refuses everything but numbers, with a code for each case', () => {
    expect(codeOf(() => parseAmount('', 5))).toBe('amount.empty');
    expect(codeOf(() => parseAmount('   ', 5))).toBe('amount.empty');
    expect(codeOf(() => parseAmount('.', 5))).toBe('amount.malformed');
    expect(codeOf(() => parseAmount('1e5', 5))).toBe('amount.malformed');
    expect(codeOf(() => parseAmount('1,000.5', 5))).toBe('amount.malformed');
    expect(codeOf(() => parseAmount('-1', 5))).toBe('amount.negative');
    expect(codeOf(() => parseAmount('99999999999999999', 5))).toBe('amount.too_large');
  });
});

it("accepts up to ten to the fifteenth units, the chain's maximum", () => {
  expect(parseAmount('10000000000', 5)).toBe(10n ** 15n);
  expect(codeOf(() => parseAmount('10000000000.00001', 5))).toBe('amount.too_large');
});

describe('formatting', () => {
  it('keeps every decimal in the exact form and drops zeros in the plain one', () => {
    expect(formatExact(125_050_000n, 5)).toBe('1250.50000');
    expect(formatPlain(125_050_000n, 5)).toBe('1250.5');
    expect(formatPlain(100_000n, 5)).toBe('1');
    expect(formatPlain(1000n, 0)).toBe('1000');
    expect(formatExact(-1n, 5)).toBe('-0.00001');
  });
});

import { describe, expect, it } from 'vitest';
import { codeOf } from '../../amm/pools.fixture.ts';
import {
  comparePrices,
  meetingPriceText,
  type OrderPrice,
  parsePrice,
  priceDecimals,
  priceText,
} from './orderPrice.ts';

const pairOf = (quote: number, base: number) => ({
  quote: { id: '1.3.1', precision: quote },
  base: { id: '1.3.2', precision: base },
});
/** Both in whole units: the price is the quotient. */
const whole = pairOf(0, 0);
const texts = (base: bigint, quote: bigint, pair = whole) => [
  meetingPriceText('sell', { base, quote }, pair),
  priceText({ base, quote }, pair),
  meetingPriceText('buy', { base, quote }, pair),
];

describe('a price as a text', () => {
  it.each([
    // An eighth digit is rounded down to sell, up to buy, and half up to read.
    [1n, 3n, ['0.33333333', '0.33333333', '0.33333334']],
    [2n, 3n, ['0.66666666', '0.66666667', '0.66666667']],
    [123_456_785n, 10n, ['12345678', '12345679', '12345679']],
    [123_456_784n, 10n, ['12345678', '12345678', '12345679']],
    [123_456_789n, 1n, ['123456780', '123456790', '123456790']],
    [5n, 2n, ['2.5', '2.5', '2.5']],
    [100n, 1n, ['100', '100', '100']],
    [1n, 10n ** 15n, ['0.000000000000001', '0.000000000000001', '0.000000000000001']],
  ] as const)('%d for %d', (base, quote, expected) => {
    expect(texts(base, quote)).toEqual(expected);
  });

  it('is of whole assets, whatever their precision', () => {
    // 1.50000 of the base for 0.30 of the quote.
    expect(texts(150_000n, 30n, pairOf(2, 5))).toEqual(['5', '5', '5']);
    expect(texts(30n, 150_000n, pairOf(5, 2))).toEqual(['0.2', '0.2', '0.2']);
  });
});

describe('a typed price', () => {
  it('is exactly the typed fraction, not rounded', () => {
    const value = ({ base, quote }: OrderPrice) => [base * 4n, quote * 5n];
    const [left, right] = value(parsePrice('1.25', whole));
    expect(left).toBe(right);
    // 1.25 whole of five decimals for a whole one of two.
    expect(comparePrices(parsePrice('1.25', pairOf(2, 5)), { base: 125_000n, quote: 100n })).toBe(0);
  });

  it('may have as many decimals as the chain prints, and is not zero', () => {
    expect([priceDecimals(whole), priceDecimals(pairOf(12, 0)), priceDecimals(pairOf(0, 12))]).toEqual([
      19, 7, 31,
    ]);
    expect(codeOf(() => parsePrice('0.0000001', pairOf(12, 0)))).toBeUndefined();
    expect(codeOf(() => parsePrice('0.00000001', pairOf(12, 0)))).toBe('amount.too_many_decimals');
    expect(codeOf(() => parsePrice('0.00', whole))).toBe('amount.zero');
  });
});

it('prices are in order by their value', () => {
  const order = (one: readonly [bigint, bigint], other: readonly [bigint, bigint]) =>
    comparePrices({ base: one[0], quote: one[1] }, { base: other[0], quote: other[1] });
  expect([order([1n, 3n], [2n, 5n]), order([2n, 5n], [1n, 3n]), order([2n, 6n], [1n, 3n])]).toEqual([
    -1, 1, 0,
  ]);
});

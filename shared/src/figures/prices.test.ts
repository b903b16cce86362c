import { describe, expect, it } from 'vitest';
import {
  smallPrice,
  smallPriceText,
  writtenAmountColumn,
  writtenChartPrice,
  writtenCoinPrice,
  writtenPrice,
  writtenPriceColumn,
  writtenVolume,
} from './prices.ts';

describe('the price of a market', () => {
  it('has its own decimals from one on, and no zeros at the end', () => {
    expect(
      [90_095.4, 90_858, 1.5, 20, 123_456.789, 1_234_567].map((price) => writtenPrice(price, 'en')),
    ).toEqual(['90,095.4', '90,858', '1.5', '20', '123,457', '1,234,567']);
    expect(writtenPrice(90_095.4, 'ru')).toBe('90\u202f095,4');
  });

  it('has four digits below one', () => {
    expect([0.0038, 0.123_456, 0.000_444_44, 0.999_96].map((price) => writtenPrice(price, 'en'))).toEqual([
      '0.0038',
      '0.1235',
      '0.0004444',
      '1',
    ]);
  });

  it('has three digits behind four zeros and more, and is written in full', () => {
    expect(writtenPrice(0.000_000_044_414, 'en')).toBe('0.0000000444');
    expect(writtenPrice(0.000_044_446, 'ru')).toBe('0,0000444');
  });

  it('is zero only for zero', () => {
    expect([writtenPrice(0, 'en'), writtenPrice(Number.NaN, 'en')]).toEqual(['0', '—']);
  });
});

describe('the price of one coin', () => {
  it('has two decimals from one on, and four digits below', () => {
    const price = (value: number) => writtenCoinPrice(value, 'usd', 'en');
    expect([90_095.4, 1, 0.004_015_2, 0.0038, 0].map(price)).toEqual([
      '$90,095.40',
      '$1.00',
      '$0.004015',
      '$0.0038',
      '$0.00',
    ]);
    expect(writtenCoinPrice(0.000_000_044_4, 'usd', 'ru')).toBe('0,0000000444\u00a0$');
  });
});

describe('a small price', () => {
  it('counts the zeros after its point from four on', () => {
    expect(smallPrice('$0.0000000444')).toEqual({ before: '$0.0', zeros: 7, after: '444' });
    expect(smallPrice('0,0000444\u00a0$')).toEqual({ before: '0,0', zeros: 4, after: '444\u00a0$' });
    expect(['0.0004444', '10.00001', '1.00001', '0', '$90,095.40'].map(smallPrice)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is one text on canvases', () => {
    expect([
      smallPriceText('≈ $0.0000000444'),
      smallPriceText('0.00000000000444'),
      smallPriceText('1.5'),
    ]).toEqual(['≈ $0.0₇444', '0.0₁₁444', '1.5']);
  });
});

it('a price in a chart has six digits whatever its size', () => {
  expect([0.000_001_234_567_8, 90_095.41, 0].map((price) => writtenChartPrice(price, 'en'))).toEqual([
    '0.00000123457',
    '90,095.4',
    '0',
  ]);
});

it('a traded volume is short from ten thousand on', () => {
  expect([0, 0.000_123_4, 625.62, 18_209].map((volume) => writtenVolume(volume, 'en'))).toEqual([
    '0',
    '0.0001234',
    '625.62',
    '18.20k',
  ]);
});

it('what stands below each other has the same decimals', () => {
  expect(writtenPriceColumn([90_467.3, 90_390], 'en')).toEqual(['90,467.3', '90,390.0']);
  expect(writtenPriceColumn([0.9512, 0.95, 1], 'ru')).toEqual(['0,9512', '0,9500', '1,0000']);
  expect(writtenAmountColumn([0.004_273, 0.0005], 'en')).toEqual(['0.004273', '0.000500']);
  expect(writtenAmountColumn([12_345.678_9, 7], 'en')).toEqual(['12,345.68', '7.00']);
  expect(writtenAmountColumn([], 'en')).toEqual([]);
});

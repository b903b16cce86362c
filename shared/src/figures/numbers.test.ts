import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../amounts/amount.ts';
import { readTypedNumber } from '../amounts/typedNumber.ts';
import {
  changeOf,
  type Language,
  withUnit,
  written,
  writtenAmount,
  writtenFiat,
  writtenNumber,
  writtenPercent,
} from './numbers.ts';

const languages = ['en', 'ru', 'zh'] as const;

describe('the marks of a language', () => {
  it.each([
    ['en', '1,322,056.81709'],
    ['zh', '1,322,056.81709'],
    ['ru', '1\u202f322\u202f056,81709'],
  ] as const)('group thousands and part decimals in %s', (language, text) => {
    expect(written('1322056.81709', language)).toBe(text);
  });

  it('leave ids, and what has them already, as they are', () => {
    for (const text of ['1.2.3', '1,234.5', '1\u202f234,5', 'alice-trader7', '', '—'])
      expect(languages.map((language) => written(text, language))).toEqual([text, text, text]);
  });

  it('stand around signs and letters, too', () => {
    expect([written('≈ $1250.5', 'en'), written('+1250.5', 'ru'), written('12.34k', 'ru')]).toEqual([
      '≈ $1,250.5',
      '+1\u202f250,5',
      '12,34k',
    ]);
  });
});

describe('an own amount', () => {
  it('is exact, without zeros at the end', () => {
    expect(writtenAmount(132_205_681_709n, 5, 'en')).toBe('1,322,056.81709');
    expect(writtenAmount(125_000_000n, 5, 'en')).toBe('1,250');
    expect(writtenAmount(-7n, 8, 'ru')).toBe('−0,00000007');
    expect(writtenAmount(1234n, 0, 'ru')).toBe('1\u202f234');
  });

  it('has all its zeros in details', () => {
    expect(writtenAmount(125_000_000n, 5, 'ru', 'exact')).toBe('1\u202f250,00000');
  });

  it('keeps its unit on the same line', () => {
    expect(withUnit('1,250', 'BTS')).toBe('1,250\u00a0BTS');
  });

  it.each(languages)('can be read back as it is written in %s, if one way of two', (language: Language) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat({ max: 12 }), (units, precision) => {
        const { text, grouped } = readTypedNumber(writtenAmount(units, precision, language, 'exact'));
        expect([text, grouped]).toContain(formatExact(units, precision));
      }),
    );
  });
});

describe('a figure of a market, pool, asset or network', () => {
  it('is short from ten thousand on: k, M, Bil, Tril with two decimals, cut and never rounded up', () => {
    const short = (units: bigint, precision: number) => writtenAmount(units, precision, 'en', 'short');
    expect(short(999_999_999n, 5)).toBe('9,999.99999');
    expect(short(1_000_000_000n, 5)).toBe('10.00k');
    expect(short(99_999_999_999n, 5)).toBe('999.99k');
    expect(short(124_999_999n, 2)).toBe('1.24M');
    expect(short(5_000_000_000n, 0)).toBe('5.00Bil');
    expect(short(1_000_000_000_000n, 0)).toBe('1.00Tril');
    expect(short(-1_000_000_000n, 5)).toBe('−10.00k');
  });

  it('has the same letters in every language', () => {
    expect(languages.map((language) => writtenAmount(124_999_999n, 2, language, 'short'))).toEqual([
      '1.24M',
      '1,24M',
      '1.24M',
    ]);
  });
});

describe('money', () => {
  it('has two decimals, and its sign before it or, in Russian, behind it', () => {
    expect(languages.map((language) => writtenFiat(78_428.82, 'usd', language))).toEqual([
      '$78,428.82',
      '78\u202f428,82\u00a0$',
      '$78,428.82',
    ]);
    expect(writtenFiat(-160.6, 'usd', 'en')).toBe('−$160.60');
    expect(writtenFiat(-160.6, 'rub', 'ru')).toBe('−160,60\u00a0₽');
    expect(writtenFiat(0, 'cny', 'zh')).toBe('¥0.00');
    expect(writtenFiat(-0.001, 'eur', 'en')).toBe('€0.00');
    expect(writtenFiat(Number.NaN, 'usd', 'en')).toBe('—');
  });

  it('is less than a cent before it is zero', () => {
    expect(writtenFiat(0.004, 'usd', 'en')).toBe('<\u00a0$0.01');
    expect(writtenFiat(0.004, 'usd', 'ru')).toBe('<\u00a00,01\u00a0$');
    expect([0.0099, 0.01].map((value) => writtenFiat(value, 'usd', 'en'))).toEqual(['<\u00a0$0.01', '$0.01']);
  });

  it('is short on request alone', () => {
    expect(writtenFiat(2_400_000, 'usd', 'en')).toBe('$2,400,000.00');
    expect(writtenFiat(2_400_000, 'usd', 'en', 'short')).toBe('$2.40M');
    expect(writtenFiat(18_209, 'usd', 'ru', 'short')).toBe('18,20k\u00a0$');
    expect(writtenFiat(9_480.524, 'usd', 'en', 'short')).toBe('$9,480.52');
  });
});

it('other numbers have two decimals, and k, M, Bil, Tril from ten thousand on', () => {
  expect([7, 177.346, -0.5, -0.001, 9_999.99, 10_000, 1_250_000].map((n) => writtenNumber(n, 'en'))).toEqual([
    '7.00',
    '177.35',
    '−0.50',
    '0.00',
    '9,999.99',
    '10.00k',
    '1.25M',
  ]);
  expect(writtenNumber(Number.NaN, 'en')).toBe('—');
});

describe('a percentage', () => {
  it('has a space before its sign in Russian', () => {
    expect(languages.map((language) => writtenPercent(0.1, language))).toEqual([
      '0.1%',
      '0,1\u00a0%',
      '0.1%',
    ]);
    expect(writtenPercent('12.3400', 'ru')).toBe('12,3400\u00a0%');
  });

  it('of a change has a direction instead of a sign, and none where nothing has moved', () => {
    expect(changeOf(1.35, 'en')).toEqual({ direction: 1, size: '1.35%' });
    expect(changeOf(-1.35, 'ru')).toEqual({ direction: -1, size: '1,35\u00a0%' });
    expect(changeOf(-0.004, 'en')).toEqual({ direction: 0, size: '0.00%' });
  });
});

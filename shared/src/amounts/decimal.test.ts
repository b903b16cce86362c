import { describe, expect, it } from 'vitest';
import {
  differenceOfDecimals,
  halfOfDecimal,
  productOfDecimals,
  sumOfDecimals,
  wholePercentDown,
} from './decimal.ts';

describe('decimal texts', () => {
  it('are halved exactly, unlike floats', () => {
    expect(['0.0251', '51200.5', '31.25', '-3', '0'].map(halfOfDecimal)).toEqual([
      '0.01255',
      '25600.25',
      '15.625',
      '-1.5',
      '0',
    ]);
    expect(halfOfDecimal('90071992547409.93000001')).toBe('45035996273704.965000005');
  });

  it('are added and subtracted with any number of decimals', () => {
    expect(sumOfDecimals(['0.1', '0.2', '1000000'])).toBe('1000000.3');
    expect([sumOfDecimals([]), sumOfDecimals(['2370000.000000']), sumOfDecimals(['007'])]).toEqual([
      '0',
      '2370000',
      '7',
    ]);
    expect(differenceOfDecimals('825000', '550000.000001')).toBe('274999.999999');
    expect(differenceOfDecimals('1', '2.5')).toBe('-1.5');
  });

  it('are multiplied exactly', () => {
    expect(productOfDecimals('90071992547409.93', '0.0000001')).toBe('9007199.254740993');
    expect([productOfDecimals('-1.5', '2'), productOfDecimals('0.0', '7')]).toEqual(['-3', '0']);
  });

  it('give whole percents rounded down, and null for a whole of zero', () => {
    expect(wholePercentDown('0.0251', '0.02')).toBe(125n);
    expect(wholePercentDown('51200.5', '10000')).toBe(512n);
    expect(wholePercentDown('31.25', '100')).toBe(31n);
    expect(wholePercentDown('99.999999', '100')).toBe(99n);
    expect([wholePercentDown('5', '0'), wholePercentDown('5', '-1'), wholePercentDown('0', '5')]).toEqual([
      null,
      null,
      0n,
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatedAmount, statedPrecision } from './gatewayAmounts.ts';

const read = (value: unknown, precision: number | null = 8) => readStatedAmount(value, precision);

describe('an amount of a gateway’s row', () => {
  it.each([
    ['a whole number', 1_000_000, 6, '1'],
    ['a whole number as a text', '5000000', 6, '5'],
    ['a whole number of fewer digits than the precision', 50_000, 8, '0.0005'],
    ['one of nothing', 0, 8, '0'],
    ['one of a coin without decimals', 7, 0, '7'],
  ])('is in units of the precision if it is %s', (_, value, precision, coins) => {
    expect(read(value, precision)).toEqual({ coins, isUnclear: false });
  });

  it.each([
    ['0.001', '0.001'],
    [0.0002, '0.0002'],
    [1e-7, '0.0000001'],
    ['10.0', '10'],
    ['00.50', '0.5'],
  ])('is in coins if it has a decimal point: %j', (value, coins) => {
    expect(read(value)).toEqual({ coins, isUnclear: false });
    expect(read(value, null)).toEqual({ coins, isUnclear: false });
  });

  it('may be either without a precision: it is read as coins and called unclear, except zero', () => {
    expect(read(1_000_000, null)).toEqual({ coins: '1000000', isUnclear: true });
    expect(read('5', null)).toEqual({ coins: '5', isUnclear: true });
    expect(read(0, null)).toEqual({ coins: '0', isUnclear: false });
  });

  it.each([[undefined], [null], ['']])('is missing for %j', (value) => {
    expect(read(value)).toEqual({ coins: null, isUnclear: false });
  });

  it.each([
    ['-1'],
    [-0.5],
    ['1,5'],
    ['1e-7'],
    ['0x10'],
    ['1.2.3'],
    ['NaN'],
    [Number.NaN],
    [2 ** 53],
    [1e21],
    [true],
    [{}],
    ['9'.repeat(41)],
  ])('is called unclear if malformed, never guessed: %j', (value) => {
    expect(read(value)).toEqual({ coins: null, isUnclear: true });
  });

  it('is exact to the last digit, whatever number of units', () => {
    const cases = fc.record({ units: fc.bigInt(0n, 10n ** 30n), precision: fc.nat(18) });
    fc.assert(
      fc.property(cases, ({ units, precision }) => {
        const { coins } = read(units.toString(), precision);
        const [whole = '', fraction = ''] = (coins ?? '').split('.');
        expect(fraction).not.toMatch(/0$/u);
        expect(BigInt(whole + fraction.padEnd(precision, '0'))).toBe(units);
      }),
    );
  });
});

it.each([
  [8, 8],
  ['6', 6],
  [0, 0],
  [18, 18],
  [19, null],
  [1.5, null],
  [-1, null],
  ['', null],
  ['six', null],
  [undefined, null],
])('a precision of %j is %j', (value, precision) => expect(statedPrecision(value)).toBe(precision));

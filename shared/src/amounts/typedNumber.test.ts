import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, parseFigure } from './amount.ts';
import {
  doubtOf,
  plainNumber,
  readTypedNumber,
  readUnambiguous,
  withDoubt,
  withoutDoubt,
} from './typedNumber.ts';

const outcome = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const textOf = (typed: string) => outcome(() => readTypedNumber(typed).text);

describe('a typed number', () => {
  it.each([
    ['1250.5', '1250.5'],
    ['1250,5', '1250.5'],
    ['1 250,5', '1250.5'],
    ['1\u202f250\u00a0000.25', '1250000.25'],
    ['\uff11\uff12\uff15\uff10\uff0c\uff15', '1250.5'],
    ['12\u30025', '12.5'],
    ['\u200b12\u200d.\u20605\ufeff', '12.5'],
    ['12\ufe0f', '12'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.10', '0.10'],
  ])('%j is %s', (typed, text) => {
    expect(textOf(typed)).toBe(text);
  });

  it.each([
    ['', 'amount.empty'],
    ['\u200b ', 'amount.empty'],
    ['.', 'amount.malformed'],
    ['1 2', 'amount.malformed'],
    ['12 34', 'amount.malformed'],
    ['1250 500', 'amount.malformed'],
    ['5\n6', 'amount.malformed'],
    ['1,000.5', 'amount.malformed'],
    ['1.000.000', 'amount.malformed'],
    ['1e5', 'amount.malformed'],
    ['10²', 'amount.malformed'],
    ['10 BTS', 'amount.malformed'],
    ['5?', 'amount.malformed'],
    ['?', 'amount.malformed'],
    ['-5', 'amount.negative'],
    ['\uff0d5', 'amount.negative'],
    ['\u0661\u0662', 'amount.other_digits'],
    ['1\u09685', 'amount.other_digits'],
  ])('%j is not a number: %s', (typed, code) => {
    expect(textOf(typed)).toBe(code);
  });

  it('names the digits that it can not read', () => {
    expect(() => readTypedNumber('5 \u06f6\u06f7')).toThrow(
      expect.objectContaining({ facts: { digits: '\u06f6\u06f7' } }),
    );
  });

  it.each([
    ['990,099', '990099'],
    ['1.250', '1250'],
    ['12,500', '12500'],
    ['\uff11\uff0c\uff12\uff15\uff10', '1250'],
    ['1250,500', null],
    ['0,125', null],
    ['1 250,125', null],
    ['1,25', null],
    ['1,2500', null],
    [',125', null],
  ])('%j can be %j too', (typed, grouped) => {
    expect(readTypedNumber(typed).grouped).toBe(grouped);
    expect(outcome(() => readUnambiguous(typed)) === 'amount.ambiguous').toBe(grouped !== null);
  });

  it('is rejected in a field if ambiguous, until one reading is chosen', () => {
    const value = withDoubt('990,099');
    expect([withoutDoubt(value), doubtOf(value)]).toEqual([
      '990,099',
      { text: '990.099', grouped: '990099' },
    ]);
    expect(outcome(() => parseDecimal(value, 5))).toBe('amount.ambiguous');
    expect(plainNumber(value)).toBe('');
    expect([withDoubt('12,5'), withDoubt('abc?'), doubtOf('12,5')]).toEqual(['12,5', 'abc?', null]);
    expect(parseDecimal('990.099', 5)).toBe(99_009_900n);
  });

  it('may be a count or a percentage', () => {
    expect([parseFigure('\uff15', 0), parseFigure('12,5', 2)]).toEqual([5, 1250]);
    expect([
      parseFigure('1.5', 0),
      parseFigure('0.125', 2),
      parseFigure('1,250', 2),
      parseFigure('', 0),
    ]).toEqual([null, null, null, null]);
  });
});

const plain = fc.stringMatching(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,9})?$/u);
const blanks = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u202f', '\u3000');
const hidden = fc.constantFrom('', '\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad');
const inGroups = (whole: string, blank: string) => whole.replace(/\B(?=(?:\d{3})+$)/gu, blank);
const full = (text: string) =>
  text.replace(/[!-~]/gu, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

describe('any typed text', () => {
  it('is parsed to the number it was generated from, in any notation', () => {
    fc.assert(
      fc.property(
        fc.record({ plain, blank: blanks, mark: fc.constantFrom('.', ','), hidden, isFull: fc.boolean() }),
        ({ plain: number, blank, mark, hidden: between, isFull }) => {
          const [whole = '', fraction] = number.split('.');
          const text = inGroups(whole, blank) + (fraction === undefined ? '' : mark + fraction);
          const typed = Array.from(isFull ? full(text) : text).join(between);
          expect(readTypedNumber(typed).text).toBe(number);
        },
      ),
    );
  });

  it('is a plain decimal or has an error code, and needs a choice only if it has two readings', () => {
    const pieces = fc.constantFrom(
      '1',
      '0',
      '990',
      '.',
      ',',
      ' ',
      '\u202f',
      '-',
      '?',
      '\u0665',
      '\uff11',
      'e',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 8 }).map((each) => each.join('')),
          fc.string(),
        ),
        (typed) => {
          const text = textOf(typed);
          expect(text).toMatch(/^(?:\d+(?:\.\d+)?|amount\.[a-z_]+)$/u);
          const value = withDoubt(typed);
          expect(withoutDoubt(value)).toBe(typed);
          const doubt = doubtOf(value);
          if (value === typed || doubt === null) return;
          expect(doubt.text).toMatch(/^[1-9]\d{0,2}\.\d{3}$/u);
          expect(doubt.grouped).toBe(doubt.text.replace('.', ''));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

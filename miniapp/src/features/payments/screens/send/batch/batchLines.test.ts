import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBatchLines } from './batchLines.ts';

const only = (line: string) => {
  const { rows, bad } = readBatchLines(line);
  return rows[0] === undefined ? `line ${bad[0]?.number}` : Object.values(rows[0]);
};

describe('a pasted list of payments', () => {
  it.each([
    ['bob-holder2 12.5', ['bob-holder2', '12.5', '']],
    ['bob-holder2 12.5 for dinner, thanks', ['bob-holder2', '12.5', 'for dinner, thanks']],
    ['  Bob-Holder2\t12,5\tза ужин  ', ['bob-holder2', '12,5', 'за ужин']],
    ['bob-holder2;12.5;dinner', ['bob-holder2', '12.5', 'dinner']],
    ['bob-holder2, 12.5, dinner', ['bob-holder2', '12.5', 'dinner']],
    ['1.2.19 7', ['1.2.19', '7', '']],
    ['bob-holder2;1;250', ['bob-holder2', '1', '250']],
    ['bob-holder2 12 2026 rent', ['bob-holder2', '12', '2026 rent']],
  ])('reads %j', (line, row) => {
    expect(only(line)).toEqual(row);
  });

  it.each([
    'bob-holder2',
    '12.5 bob-holder2',
    'bob-holder2 ten',
    'bob-holder2 -5',
    'bob holder 5',
    'боб 5',
    'bob-holder2 1 250',
    'bob-holder2 1\u202f250.5 rent',
  ])('says that %j is none', (line) => {
    expect(only(line)).toBe('line 1');
  });

  it('counts lines as they stand in the text, empty ones too', () => {
    const { rows, bad } = readBatchLines('bob-holder2 1\r\n\r\nnonsense\ncarol-pools3 2 hi\n\n');
    expect(rows.map(({ to }) => to)).toEqual(['bob-holder2', 'carol-pools3']);
    expect(bad.map(({ number, text }) => [number, text])).toEqual([[3, 'nonsense']]);
  });

  it('makes a payment or an error of every line that is not empty, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (lines) => {
        const text = lines.join('\n');
        const { rows, bad } = readBatchLines(text);
        const filled = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
        expect(rows.length + bad.length).toBe(filled.length);
        for (const { to, amount } of rows) {
          expect(to).toMatch(/^[a-z0-9.-]+$/u);
          expect(amount).toMatch(/^\d+(?:[.,]\d+)?$/u);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads back every list it could have been made of', () => {
    const row = fc.record({
      to: fc.stringMatching(/^[a-z][a-z0-9-]{1,20}$/u),
      amount: fc.stringMatching(/^\d{1,9}(?:\.\d{1,5})?$/u),
      memo: fc.stringMatching(/^(?:[а-яa-z][а-яa-z ]{0,20}[а-яa-z])?$/u),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const text = rows.map(({ to, amount, memo }) => `${to} ${amount} ${memo}`.trim()).join('\n');
        expect(readBatchLines(text)).toEqual({ rows, bad: [] });
      }),
    );
  });
});

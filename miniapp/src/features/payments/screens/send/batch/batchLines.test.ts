import { doubtOf } from '@xbts/shared/amounts/typedNumber.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatchRow, readBatchLines } from './batchLines.ts';

const inBts = { symbol: 'BTS', hasThousands: false };

const only = (line: string) => {
  const { rows, bad } = readBatchLines(line, inBts);
  return rows[0] === undefined ? `line ${bad[0]?.number}` : Object.values(rows[0]);
};

describe('a pasted list of payments', () => {
  it.each([
    ['bob-holder2 12.5', ['bob-holder2', '12.5', '']],
    ['bob-holder2 12.5 for dinner, thanks', ['bob-holder2', '12.5', 'for dinner, thanks']],
    ['  Bob-Holder2\t12,5\tза ужин  ', ['bob-holder2', '12.5', 'за ужин']],
    ['bob-holder2;12.5;dinner', ['bob-holder2', '12.5', 'dinner']],
    ['bob-holder2, 12.5, dinner', ['bob-holder2', '12.5', 'dinner']],
    ['1.2.19 7', ['1.2.19', '7', '']],
    ['bob-holder2;1;250', ['bob-holder2', '1', '250']],
    ['bob-holder2 12 2026 rent', ['bob-holder2', '12', '2026 rent']],
    ['bob-holder2,100,12345', ['bob-holder2', '100', '12345']],
    ['bob-holder2;12,5;12345', ['bob-holder2', '12.5', '12345']],
    ['bob-holder2\t1 250,5\t777', ['bob-holder2', '1250.5', '777']],
    ['"bob-holder2","12,5","hello, ""friend"""', ['bob-holder2', '12.5', 'hello, "friend"']],
    ['bob-holder2,12,,', ['bob-holder2', '12', '']],
    ['\ufeffbob-\u200bholder2 \uff11\uff12', ['bob-holder2', '12', '']],
    ['bob-holder2 10 BTS', ['bob-holder2', '10', '']],
    ['bob-holder2 10bts for tea', ['bob-holder2', '10', 'for tea']],
    ['bob-holder2;10;BTS;tea', ['bob-holder2', '10', 'tea']],
    ['bob-holder2,10 BTS,12345', ['bob-holder2', '10', '12345']],
    ['bob-holder2 10 "RENT"', ['bob-holder2', '10', 'RENT']],
    ['bob-holder2 10 A1B2C3', ['bob-holder2', '10', 'A1B2C3']],
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
    'bob-holder2, 12,5, dinner',
    'bob-holder2;1,000.5;dinner',
    'bob-holder2 \u0665',
    'bob-holder2 10 USD',
    'bob-holder2 10€',
    'bob-holder2 10 XBTSX.STH tea',
    'bob-holder2;10;USDT',
    'bob-holder2,1e5',
  ])('rejects %j', (line) => {
    expect(only(line)).toBe('line 1');
  });

  it('has one separator between columns, used by the most lines', () => {
    const { rows, bad } = readBatchLines(
      'bob-holder2,100,1\ncarol-pools3,200,5 000\nalice-trader7 300,5',
      inBts,
    );
    expect(rows).toEqual([
      { to: 'bob-holder2', amount: '100', memo: '1' },
      { to: 'carol-pools3', amount: '200', memo: '5 000' },
    ]);
    expect(bad.map(({ number }) => number)).toEqual([3]);
  });

  it('names a unit other than the list’s asset, and unreadable digits', () => {
    const { bad } = readBatchLines('bob-holder2 10 USD\nbob-holder2 \u0665', inBts);
    expect(bad.map(({ error }) => [error.code, error.facts])).toEqual([
      ['batch.unit', { unit: 'USD', symbol: 'BTS' }],
      ['amount.other_digits', { digits: '\u0665' }],
    ]);
  });

  it('asks once about a mark before three digits, and then reads all by that', () => {
    const text = 'bob-holder2 990,099\ncarol-pools3 1.250 tea\nalice-trader7 12,5';
    const read = (hasThousands: boolean) => readBatchLines(text, { symbol: 'BTS', hasThousands });
    expect(doubtOf(read(false).doubt)).toEqual({ text: '990.099', grouped: '990099' });
    expect(read(false).rows.map(({ amount }) => amount)).toEqual(['990.099', '1.250', '12.5']);
    expect(read(true).rows.map(({ amount }) => amount)).toEqual(['990099', '1250', '12.5']);
  });

  it('numbers lines by their place in the text, empty ones included', () => {
    const { rows, bad } = readBatchLines('bob-holder2 1\r\n\r\nnonsense\ncarol-pools3 2 hi\n\n', inBts);
    expect(rows.map(({ to }) => to)).toEqual(['bob-holder2', 'carol-pools3']);
    expect(bad.map(({ number, text }) => [number, text])).toEqual([[3, 'nonsense']]);
  });

  it('turns every nonempty line into a payment or an error, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (lines) => {
        const text = lines.join('\n');
        const { rows, bad } = readBatchLines(text, inBts);
        const filled = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
        expect(rows.length + bad.length).toBe(filled.length);
        for (const { to, amount } of rows) {
          expect(to).toMatch(/^[a-z0-9.-]+$/u);
          expect(amount).toMatch(/^\d+(?:\.\d+)?$/u);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads back every list it could have been made of, whatever its separators', () => {
    const row = fc.record({
      to: fc.stringMatching(/^[a-z][a-z0-9-]{1,20}$/u),
      amount: fc.stringMatching(/^[1-9]\d{0,8}(?:\.\d{1,5})?$/u),
      memo: fc.oneof(
        fc.stringMatching(/^(?:[а-яa-z][а-яa-z ]{0,20}[а-яa-z])?$/u),
        fc.stringMatching(/^\d{4,12}$/u),
      ),
    });
    const inQuotes = (text: string) => `"${text}"`;
    const forms: Record<string, (row: BatchRow) => string> = {
      blanks: ({ to, amount, memo }) => `${to} ${amount} ${memo}`,
      tabs: ({ to, amount, memo }) => `${to}\t${amount.replace('.', ',')}\t${memo}`,
      semicolons: ({ to, amount, memo }) => `${to};${amount.replace('.', ',')} BTS;${memo}`,
      commas: ({ to, amount, memo }) => `${to},${amount},${memo}`,
      quotes: ({ to, amount, memo }) => [to, amount.replace('.', ','), memo].map(inQuotes).join(','),
    };
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 8 }),
        fc.constantFrom(...Object.values(forms)),
        (rows, write) => {
          const read = readBatchLines(rows.map(write).join('\n'), inBts);
          expect(read).toMatchObject({ rows, bad: [] });
        },
      ),
      { numRuns: 500 },
    );
  });
});

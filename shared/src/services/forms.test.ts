import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decimalText, plainText } from './fields.ts';
import { formsOf } from './forms.ts';
import { rowsOf } from './rows.ts';

const model = v.object({ staked: decimalText, holders: rowsOf(v.object({ account: plainText(63) })) });

const schema = formsOf(model, [
  {
    name: 'sums',
    shape: v.pipe(
      v.object({ total: v.object({ realAmount: v.string() }), holders: v.array(v.unknown()) }),
      v.transform(({ total, holders }) => ({ staked: total.realAmount, holders })),
    ),
  },
  {
    name: 'one total',
    shape: v.pipe(
      v.object({ total: v.unknown(), holders: v.array(v.unknown()) }),
      v.transform(({ total, holders }) => ({ staked: total, holders })),
    ),
  },
]);

describe('an answer in one of several known forms', () => {
  it('becomes the same model in each, with the name of its form', () => {
    const holders = { rows: [{ account: 'alice' }], dropped: 0 };
    expect(v.parse(schema, { total: { realAmount: '12.5' }, holders: [{ account: 'alice' }] })).toEqual({
      staked: '12.5',
      holders,
      form: 'sums',
    });
    expect(v.parse(schema, { total: 12.5, holders: [{ account: 'alice' }] })).toEqual({
      staked: '12.5',
      holders,
      form: 'one total',
    });
  });

  it('reports why rows were dropped, each reason once', () => {
    const { holders } = v.parse(schema, { total: 1, holders: [{}, {}, { account: 7 }, null] });
    expect(holders).toEqual({
      rows: [],
      dropped: 4,
      reasons: ['no account', 'wrong account', 'not a row'],
    });
  });

  it.each([
    [null],
    [[]],
    [''],
    ['<html></html>'],
    [{}],
    [{ total: {}, holders: [] }],
    [{ total: 1, holders: null }],
  ])('is refused, and never empty, if it has none of them: %j', (body) => {
    const parsed = v.safeParse(schema, body);
    expect(parsed.issues?.[0].message).toBe('in none of the known forms: sums, one total');
  });
});

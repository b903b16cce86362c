import { describe, expect, it } from 'vitest';
import { countOf, emptyForm, filterOf, isEmptyForm } from './filterForm.ts';

const names = {
  symbols: new Map([
    ['1.3.0', 'BTS'],
    ['1.3.7', 'XBTSX.BTC'],
  ]),
  accounts: new Map([['1.2.19', 'bob-holder2']]),
};
const of = (typed: Partial<typeof emptyForm>) => filterOf({ ...emptyForm, ...typed }, names);

describe('a typed filter', () => {
  it('finds an asset by its symbol, with or without the prefix, or by its id, in any case', () => {
    expect(['bts', 'XBTSX.BTC', 'btc', '1.3.7', ' '].map((asset) => of({ asset }).assetId)).toEqual([
      '1.3.0',
      '1.3.7',
      '1.3.7',
      '1.3.7',
      null,
    ]);
  });

  it('finds an account by its name or id', () => {
    expect([of({ party: 'Bob-holder2' }).counterparty, of({ party: '1.2.19' }).counterparty]).toEqual([
      '1.2.19',
      '1.2.19',
    ]);
  });

  it('matches nothing if the history lacks the name', () => {
    expect([of({ asset: 'NONE' }).assetId, of({ party: 'nobody' }).counterparty]).toEqual(['', '']);
  });

  it('uses whole days, the last one included', () => {
    const { from, to } = of({ from: '2026-03-28', to: '2026-03-29' });
    expect(from).toBe(new Date(2026, 2, 28).getTime());
    expect(to).toBe(new Date(2026, 2, 30).getTime());
    expect(of({ from: '2026-1' })).toMatchObject({ from: null, to: null });
  });

  it('counts the active filters, without the search', () => {
    expect(countOf({ ...emptyForm, kind: 'sent', asset: 'BTS', text: 'x' })).toBe(2);
    expect(isEmptyForm({ ...emptyForm, text: ' ' })).toBe(true);
    expect(isEmptyForm({ ...emptyForm, text: 'x' })).toBe(false);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { marketAssetsSchema } from './marketAssets.ts';
import { tickersSchema } from './tickers.ts';

const figures = { last: '0.188', buy: '0.188', sell: '0.2', change: '1.34' };
const url = 'https://ex.xbts.io/market/XBTSX.STH_BTS';
const own = (members: object = {}) => ({
  ...figures,
  base_symbol: 'BTS',
  quote_symbol: 'STH',
  url,
  isFrozen: 0,
  ...members,
});
const read = (answer: unknown) => v.parse(tickersSchema, answer);
const sth = { one: 'STH', in: 'BTS', ticker: figures };

describe('the published form', () => {
  it('is of one QUOTE in BASE, under the names of the address', () => {
    const model = {
      pairs: { 'XBTSX.STH_BTS': figures },
      bare: [],
      taken: 1,
      dropped: 0,
      form: 'BASE_QUOTE with bare names',
    };
    expect(read({ timestamp: 1, ticker: { BTS_STH: own() }, totalPairs: 1 })).toEqual(model);
    expect(read({ BTS_STH: own() })).toEqual(model);
  });

  it.each(['/', '?ref=xbts', '/?ref=a/b_c#chart', '#chart'])(
    'has full names if its address continues with %s',
    (rest) => {
      const url = `https://ex.xbts.io/market/XBTSX.STH_BTS${rest}`;
      expect(read({ BTS_STH: own({ url }) })).toMatchObject({
        pairs: { 'XBTSX.STH_BTS': figures },
        bare: [],
      });
    },
  );

  it.each([
    ['missing', { url: undefined }],
    ['no address of a market', { url: 'https://ex.xbts.io/' }],
    ['a number', { url: 5 }],
    ['that of other assets', { url: 'https://ex.xbts.io/market/XBTSX.BTC_BTS' }],
    ['the other way round', { url: 'https://ex.xbts.io/market/BTS_XBTSX.STH' }],
    ['with one name alone', { url: 'https://ex.xbts.io/market/XBTSX.STH' }],
  ])('has bare names, and the same price, if the address is %s', (_what, members) => {
    expect(read({ BTS_STH: own(members) })).toMatchObject({ pairs: {}, bare: [sth], taken: 1, dropped: 0 });
  });

  it('is never inverted, even if a row lacks the names and the address that others have', () => {
    const { pairs, bare } = read({
      BTS_STH: figures,
      USDT_BTC: own({ base_symbol: 'USDT', quote_symbol: 'BTC' }),
    });
    expect(pairs).toEqual({});
    expect(bare).toEqual([sth, { one: 'BTC', in: 'USDT', ticker: figures }]);
  });

  it('leaves out a market with contradicting key and names', () => {
    const answer = read({
      STH_BTS: own(),
      BTS_STH: own(),
      BTS_STH_X: own(),
      'BTS_XBTSX.STH': own({ quote_symbol: undefined }),
    });
    expect(answer).toMatchObject({
      pairs: { 'XBTSX.STH_BTS': figures },
      taken: 2,
      dropped: 2,
      reasons: ['no names'],
    });
    expect(answer.bare).toEqual([{ one: 'XBTSX.STH', in: 'BTS', ticker: figures }]);
  });

  it('reports which market is closed', () => {
    const closed = (isFrozen: unknown) =>
      read({ BTS_STH: own({ isFrozen }) }).pairs['XBTSX.STH_BTS']?.isClosed;
    expect([1, '1', true].map(closed)).toEqual([true, true, true]);
    expect([0, '0', false, undefined].map(closed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('keeps the exact text of a number and leaves a bad row out, with the reason', () => {
    const { pairs, dropped, reasons } = read({
      BTS_STH: own({ last: 0.00000012, buy: '-1' }),
      BTS_BTC: own({ quote_symbol: 'BTC', url: 'https://x.test/XBTSX.BTC_BTS', last: 1.2e-7 }),
      BTS_ETH: null,
      BTS_TON: own({ quote_symbol: 'TON', last: 'soon' }),
      BTS_LTC: own({ quote_symbol: 'LTC', isFrozen: 2 }),
    });
    expect(pairs).toEqual({ 'XBTSX.BTC_BTS': { ...figures, last: '0.00000012' } });
    expect([dropped, reasons]).toEqual([4, ['wrong buy', 'not a row', 'wrong last']]);
  });
});

describe('the earlier guess', () => {
  it('is of one of the first asset in the second, under full names', () => {
    const model = { pairs: { 'XBTSX.STH_BTS': figures, BTS_USD: figures }, bare: [], form: 'full names' };
    const { change, ...rest } = figures;
    const map = { 'XBTSX.STH_BTS': figures, BTS_USD: { ...rest, percent_change: change } };
    expect(read(map)).toMatchObject(model);
    expect(read({ ticker: map })).toMatchObject(model);
  });

  it('leaves out a bad row', () => {
    const map = {
      'XBTSX.STH_BTS': figures,
      'XBTSX.A_B_C': figures,
      'XBTSX.b_BTS': figures,
      'XBTSX.BTC_BTS': 7,
    };
    expect(read(map)).toMatchObject({
      taken: 1,
      dropped: 3,
      reasons: ['no names', 'wrong names.one', 'not a row'],
    });
  });
});

it.each([
  [null],
  [''],
  ['<html></html>'],
  [[]],
  [{}],
  [[own()]],
  [{ ticker: [] }],
  [{ ticker: {} }],
  [{ ticker: null }],
  [{ timestamp: 1, ticker: {}, totalPairs: 0 }],
  [{ error: 'down' }],
  // It is ambiguous which asset is priced in which.
  [{ BTS_STH: figures }],
  [{ ticker: { STH_BTS: figures } }],
  [{ BTS_STH: own({ last: null }) }],
])('%j is not an answer, and never an exchange without markets', (body) => {
  expect(v.safeParse(tickersSchema, body).issues?.[0].message).toBe(
    'in none of the known forms: BASE_QUOTE with bare names, full names',
  );
});

describe("the operator's table of names", () => {
  const row = { name: 'SmartHoldem', id: '4099', prefix: 'XBTSX.', active: true };

  it('gives the prefix of each name, under assets or at the top level', () => {
    const map = { STH: row, BTS: { ...row, id: '0', prefix: '' }, 'a b': row, OLD: { id: '7' }, BAD: null };
    const assets = {
      rows: [
        { name: 'STH', prefix: 'XBTSX.' },
        { name: 'BTS', prefix: '' },
      ],
      dropped: 3,
      reasons: ['wrong name', 'no prefix'],
    };
    expect(v.parse(marketAssetsSchema, { assets: map })).toEqual({ assets, form: 'under assets' });
    expect(v.parse(marketAssetsSchema, map)).toEqual({ assets, form: 'a map' });
  });

  it.each([[null], [[]], [{}], [{ assets: {} }], [''], [{ error: 'down' }], [{ STH: { prefix: 'XBTSX' } }]])(
    '%j is not such a table',
    (body) => {
      expect(v.is(marketAssetsSchema, body)).toBe(false);
    },
  );
});

import type { JsonAnswer } from '@xbts/shared/services/fetchJson.ts';
import { describe, expect, test } from 'vitest';
import { recorded, recordedDataServer } from './recordedDataServer.fixture.ts';

const body = undefined;
const holders = (symbol: string, start: number, count: number) => ({
  params: { symbol, start, count },
  body,
});
const history = (asked: { limit: number; sequence?: number; operation?: number; id?: string }) => ({
  params: {},
  body: { id: '1.19.0', ...asked },
});

describe('if the operator’s data server returns nothing', () => {
  const reading = {
    holders: (source: Source) => source.reads.holders(holders('BTS', 0, 25)),
    tickers: (source: Source) => source.reads.tickers({ params: {}, body }),
    price: (source: Source) => source.reads.price({ params: { slug: 'bts-bitshares' }, body }),
    objects: (source: Source) => source.items.objects(['1.3.0']),
    accounts: (source: Source) => source.items.accounts(['alice-trader7']),
    assets: (source: Source) => source.items.assets(['BTS']),
    lps: (source: Source) => source.reads.lps({ params: { query: 'sth' }, body }),
    lpHistory: (source: Source) => source.reads.lpHistory(history({ limit: 10 })),
  };
  type Source = ReturnType<typeof recordedDataServer>['source'];
  const paths = {
    holders: '/api/holders/BTS/0/25',
    tickers: '/api/tickers',
    price: '/market/price/bts-bitshares',
    objects: '/api/objects',
    accounts: '/api/accounts',
    assets: '/api/assets',
    lps: '/api/lp-list/1.19.0',
    lpHistory: '/api/lp-history',
  };
  const names = Object.keys(paths) as (keyof typeof paths)[];

  const silences: readonly [string, JsonAnswer | Error, string][] = [
    ['null', { status: 200, body: null }, 'service.bad_answer'],
    ['an empty object', { status: 200, body: {} }, 'service.bad_answer'],
    ['a node’s error', { status: 200, body: recorded('/api/object/nonsense') }, 'service.bad_answer'],
    ['HTML or an empty body at 200', { status: 200, body: undefined }, 'service.bad_answer'],
    ['HTML at 500', { status: 500, body: undefined }, 'service.refused'],
    ['rows of another shape', { status: 200, body: [{ price: 'NaN' }, null] }, 'service.bad_answer'],
    ['no answer', new Error('ECONNREFUSED'), 'service.unreachable'],
  ];

  describe.each(names)('%s', (name) => {
    test.each(silences)('%s is a failure, never an empty answer', async (_what, answer, code) => {
      const { source } = recordedDataServer({ [paths[name]]: answer });
      await expect(reading[name](source)).rejects.toMatchObject({ code });
    });
  });
});

describe('the readable part of a flawed answer', () => {
  const [bts, sth] = recorded('/api/assets', { assets: ['BTS', 'XBTSX.STH', '1.3.0', 'NOSUCH'] }) as object[];

  test('an empty list is a failure, except of accounts: none of them may exist', async () => {
    const empty = { status: 200, body: [] };
    const instead = { '/api/holders/BTS/0/25': empty, '/api/assets': empty, '/api/accounts': empty };
    const { source } = recordedDataServer(instead);
    const failure = { code: 'service.bad_answer', facts: { detail: 'empty list' } };
    await expect(source.reads.holders(holders('BTS', 0, 25))).rejects.toMatchObject(failure);
    await expect(source.items.assets(['BTS'])).rejects.toMatchObject(failure);
    expect((await source.items.accounts(['nobody-at-all-9'])).size).toBe(0);
    await expect(
      source.reads.getAccount({ params: { name: 'nobody-at-all-9' }, body }),
    ).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });

  test('a bad row is left out, and its form and reason are counted', async () => {
    const { source, metrics } = recordedDataServer({
      '/api/assets': { status: 200, body: [bts, { ...sth, precision: 'eight' }] },
    });
    expect([...(await source.items.assets(['BTS', 'XBTSX.STH'])).keys()]).toEqual(['BTS']);
    expect(await metrics.text()).toContain(
      'xbts_upstream_forms_total{service="dataServer",route="/api/assets",form="get_assets"} 1',
    );
  });

  test('rows in another order are refused: they would be assigned to the wrong keys', async () => {
    const { source } = recordedDataServer({ '/api/assets': { status: 200, body: [sth, bts] } });
    await expect(source.items.assets(['BTS', 'XBTSX.STH'])).rejects.toMatchObject({
      code: 'service.bad_answer',
      facts: { detail: 'rows of something else' },
    });
  });

  test('a price in the form used until August 2022 is accepted', async () => {
    const quotes = { USD: { price: 0.004, percent_change_24h: -1.2, volume_24h: 12_500 } };
    const ticker = { id: 'bts-bitshares', symbol: 'BTS', quotes };
    const { source } = recordedDataServer({ '/market/price/bts-bitshares': { status: 200, body: ticker } });
    expect(await source.reads.price({ params: { slug: 'bts-bitshares' }, body })).toEqual({ quotes });
  });

  test('operations before a sequence, and after an ignored filter, are requested elsewhere', async () => {
    const { source, requests } = recordedDataServer({
      '/api/lp-history': { status: 200, body: recorded('/api/lp-history', { id: '1.19.0' }) },
    });
    await expect(source.reads.lpHistory(history({ limit: 5, sequence: 12 }))).rejects.toMatchObject({
      code: 'service.not_configured',
    });
    expect(requests).toEqual([]);
    await expect(source.reads.lpHistory(history({ limit: 5, operation: 61 }))).rejects.toMatchObject({
      code: 'service.bad_answer',
    });
  });
});

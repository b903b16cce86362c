import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

const asset = (id: string, symbol: string) => ({
  id,
  symbol,
  precision: 5,
  issuer: '1.2.3',
  dynamic_asset_data_id: '2.3.0',
  options: { market_fee_percent: 0, description: '' },
});
const known = { BTS: '1.3.0', COIN: '1.3.7' };

const chain = {
  'database.get_assets': (names: string[]) =>
    names.map((name) => {
      const found = Object.entries(known).find((pair) => pair.includes(name));
      return found === undefined ? null : asset(found[1], found[0]);
    }),
  'database.get_objects': (ids: string[]) =>
    ids.map((id) => ({ id, witness_account: '1.2.9', current_supply: '5', name: `name of ${id}` })),
  'history.get_liquidity_pool_history_by_sequence': () => [],
};

const post = (url: string, body: object) => ({ method: 'POST' as const, url, body });

test.each([
  '/api/get-account',
  '/api/get-account/',
  '/api/asset-name',
  '/api/holders',
  '/api/lps',
  '/api/lps-ab/BTS',
  '/api/lp-list/1.3.0',
  '/api/lp-history/5',
  '/api/block/zero',
  '/api/block/0',
  '/api/asset-id/BTS',
  '/api/holders/BTS/0/101',
])('%s, with a missing or wrong parameter, is refused and names it', async (url) => {
  const { server, calls } = await testServer({ chain });
  const answer = await server.inject(url);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.malformed']);
  expect(answer.json().error.message).toMatch(/\w+: expected /u);
  expect(calls).toEqual([]);
});

test('holders start at offset 0 with 25 rows by default', async () => {
  const { server, calls } = await testServer({
    chain: { ...chain, 'asset.get_asset_holders': () => [], 'asset.get_asset_holders_count': () => 0 },
  });
  for (const path of ['holders/COIN', 'holders/COIN/5', 'asset-holders/COIN'])
    expect((await server.inject(`/api/${path}`)).statusCode, path).toBe(200);
  expect(calls.filter(({ name }) => name === 'asset.get_asset_holders').map(({ params }) => params)).toEqual([
    ['1.3.7', 0, 25],
    ['1.3.7', 5, 25],
    ['1.3.7', 0, 25],
  ]);
});

test("a pool's history accepts either spelling of its filter, and a starting sequence", async () => {
  const { server, calls } = await testServer({ chain });
  const id = '1.19.3';
  for (const body of [
    { id },
    { id, op: 63 },
    { id, operation: 61, sequence: 40, limit: 5 },
    { id, op: null },
  ])
    expect((await server.inject(post('/api/lp-history', body))).json()).toEqual([]);
  expect(calls.map(({ params }) => params)).toEqual([
    [id, null, null, 10],
    [id, null, null, 10, 63],
    [id, 40, null, 5, 61],
    // The last request equals the first, under another key.
    [id, null, null, 10],
  ]);
});

test('a block names its witness, and the sender of each transaction', async () => {
  const transactions = [
    { operations: [[2, { fee_paying_account: '1.2.20', order: '1.7.4' }]] },
    {
      operations: [
        [1, { seller: '1.2.21' }],
        [0, {}],
      ],
    },
    { operations: [[0, { from: '1.2.22' }]] },
  ];
  const raw = { witness: '1.6.2', previous: '00', transactions };
  const { server } = await testServer({
    chain: { ...chain, 'database.get_block': (height: number) => (height === 7 ? raw : null) },
  });
  const answer = await server.inject('/api/block/7');
  expect(answer.json()).toMatchObject({
    raw,
    data: {
      witness: { id: '1.6.2' },
      user: { id: '1.2.9' },
      txs: [
        { order: '1.7.4', op: 'limit_order_cancel', account: { name: 'name of 1.2.20' } },
        { op: 'limit_order_create', account: { id: '1.2.21' } },
        { op: 'transfer', account: null },
      ],
    },
  });
  expect((await server.inject('/api/block/8')).statusCode).toBe(404);
});

test("an asset's description is parsed if it is JSON", async () => {
  const described = {
    ...asset('1.3.7', 'COIN'),
    options: { description: '{"main":"A\\ncoin","market":""}' },
  };
  const { server } = await testServer({ chain: { 'database.get_assets': () => [described] } });
  for (const path of ['/api/asset-name/COIN', '/api/asset-id/1.3.7'])
    expect((await server.inject(path)).json().options.description).toEqual({ main: 'Acoin', market: '' });
});

test('a single object is a list of one, and 404 if it does not exist', async () => {
  const one = (ids: string[]) => ids.map((id) => (id === '2.1.0' ? { id } : null));
  const { server } = await testServer({ chain: { 'database.get_objects': one } });
  expect((await server.inject('/api/object/2.1.0')).json()).toEqual([{ id: '2.1.0' }]);
  expect((await server.inject('/api/object/1.2.99')).statusCode).toBe(404);
});

test('many assets and objects are requested from a node in calls of a hundred', async () => {
  const { server, calls } = await testServer({ chain });
  const ids = Array.from({ length: 150 }, (_, index) => `1.2.${index}`);
  expect((await server.inject(post('/api/objects', { objects: ids }))).json()).toHaveLength(150);
  expect(calls.map(({ params }) => (params[0] as string[]).length)).toEqual([100, 50]);
  const tooMany = [...ids, ...ids].slice(0, 201);
  expect((await server.inject(post('/api/objects', { objects: tooMany }))).statusCode).toBe(400);
  expect((await server.inject(post('/api/accounts', { ids: ids.slice(0, 51) }))).statusCode).toBe(400);
});

test("the market server's map is passed on unchanged, and its failure is an error", async () => {
  const ticker = { BTS_STH: { last: '0.18800000', later: 'kept' } };
  const answering = await testServer({
    services: { '/v2/tickers': { status: 200, body: { timestamp: 1_764_197_000, ticker, totalPairs: 1 } } },
  });
  expect((await answering.server.inject('/api/tickers')).json()).toEqual(ticker);
  expect((await answering.server.inject('/market/xbts-prices')).json()).toEqual({
    timestamp: 1_764_197_000,
    ticker,
  });
  expect(answering.requests).toHaveLength(1);
  for (const body of ['<html>', null, {}, [], { ticker: {} }, { ticker: { BTS_STH: 1 } }]) {
    const failing = await testServer({ services: { '/v2/tickers': { status: 200, body } } });
    expect((await failing.server.inject('/api/tickers')).json().error.code).toBe('service.bad_answer');
  }
});

test('an invalid market, and a time as text, do not affect the other markets', async () => {
  const body = {
    timestamp: '1764197000',
    ticker: { BTS_ETH: null, BTS_STH: { last: '1' }, BTS_TON: 'soon' },
  };
  const { server } = await testServer({ services: { '/v2/tickers': { status: 200, body } } });
  expect((await server.inject('/market/xbts-prices')).json()).toEqual({
    timestamp: 1_764_197_000,
    ticker: { BTS_STH: { last: '1' } },
  });
});

test('a bare map has the time at which it was read', async () => {
  const { server } = await testServer({
    services: { '/v2/tickers': { status: 200, body: { BTS_STH: { last: '1' } } } },
  });
  expect((await server.inject('/market/xbts-prices')).json()).toEqual({
    timestamp: 1_795_000_002,
    ticker: { BTS_STH: { last: '1' } },
  });
});

test('any page may read the answers, errors included, and learns so before it posts', async () => {
  const { server } = await testServer({ chain });
  const origin = (headers: object) => Object(headers)['access-control-allow-origin'];
  expect(origin((await server.inject(post('/api/assets', { assets: ['BTS'] }))).headers)).toBe('*');
  expect(origin((await server.inject('/api/asset-name/NOPE')).headers)).toBe('*');
  const asked = await server.inject({ method: 'OPTIONS', url: '/api/assets' });
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
    204,
    'Content-Type, Accept, X-Requested-With',
  ]);
  for (const price of ['/market/price/bts-bitshares', '/market/price/nope'])
    expect(origin((await server.inject(price)).headers), price).toBe('*');
  expect(origin((await server.inject('/api/v1/holders/BTS')).headers)).toBeUndefined();
});

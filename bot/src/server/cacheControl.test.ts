import { expect, test } from 'vitest';
import type { DataSource } from '../upstreams/dataSource.ts';
import { tickersAnswer } from '../upstreams/tickersAnswer.fixture.ts';
import { apiRoutes } from './openApi/apiRoutes.ts';
import { staleControl, usualControl } from './plugins/cacheControl.ts';
import { fakeMiniApp, testServer } from './testServer.fixture.ts';

const params: Readonly<Record<string, string>> = {
  account: 'alice',
  asset: 'BTS',
  symbol: 'BTS',
  start: '0',
  count: '5',
  id: '1.19.0',
  name: 'alice',
  slug: 'bts-bitshares',
  network: 'btc',
  transaction: 'ab'.repeat(32),
  from: '1.19.0',
  share: 'BTS',
  a: 'BTS',
  b: 'BTS',
  base: 'BTS',
  quote: 'BTS',
  height: '7',
};

const bodies: Readonly<Record<string, object>> = Object.fromEntries(
  ['/api', '/api/v1'].flatMap((prefix) => [
    [`${prefix}/assets`, { assets: ['BTS'] }],
    [`${prefix}/objects`, { objects: ['2.1.0'] }],
    [`${prefix}/accounts`, { ids: ['alice'] }],
    [`${prefix}/lp-history`, { id: '1.19.0' }],
  ]),
);

const one = { amount: 1, asset_id: '1.3.0' };
const stakingAsset = {
  id: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
  issuer: '1.2.3',
  dynamic_asset_data_id: '2.3.4099',
  options: {
    max_supply: '1000000000000000',
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: one, quote: one },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
};
const object = { id: '1.2.7', witness_account: '1.2.7', current_supply: 1 };
const flows = ['exchange_a2b_amount', 'exchange_b2a_amount', 'exchange_fee', 'withdrawal_fee'];
const pool = {
  ...{ id: '1.19.0', asset_a: '1.3.4099', asset_b: '1.3.4099', share_asset: '1.3.4099' },
  ...{ balance_a: 1, balance_b: 1 },
  statistics: Object.fromEntries(
    flows.flatMap((flow) => [`_24h_${flow}_a`, `_24h_${flow}_b`].map((name) => [name, 0])),
  ),
};
const chain = {
  'database.get_assets': () => [stakingAsset],
  'database.get_vesting_balances': () => [],
  // Requests of the operator's paths.
  'database.get_global_properties': () => object,
  'database.get_dynamic_global_properties': () => object,
  'database.get_chain_properties': () => object,
  'database.get_config': () => ({}),
  'database.get_accounts': () => [object],
  'database.get_full_accounts': () => [],
  'database.get_objects': () => [object],
  'database.list_assets': () => [],
  'database.list_liquidity_pools': () => [pool],
  'database.get_liquidity_pools_by_asset_a': () => [pool],
  'database.get_liquidity_pools_by_asset_b': () => [pool],
  'database.get_liquidity_pools_by_one_asset': () => [pool],
  'database.get_liquidity_pools_by_both_assets': () => [pool],
  'database.get_liquidity_pools_by_share_asset': () => [pool],
  'database.get_block': () => ({ witness: '1.6.1', transactions: [] }),
  'database.get_ticker': () => ({ base: 'BTS', quote: 'BTS' }),
  'history.get_account_history': () => [],
  'history.get_liquidity_pool_history_by_sequence': () => [],
  'asset.get_asset_holders': () => [],
  'asset.get_asset_holders_count': () => 0,
};

const services = Object.fromEntries(
  Object.entries({
    '/staking/api/public/percents': { total: '8000', holders: [] },
    '/staking/api/get/assets': [],
    '/staking/api/get/noassets': [],
    '/staking/api/payments/alice': [],
    '/news/xbtsreports/count': 3,
    '/news/xbtsreports': [],
    '/v2/tickers': tickersAnswer(),
    '/scam-accounts.json': ['thief'],
    '/scam-assets.json': ['FAKE'],
    ...Object.fromEntries(
      ['coins', 'waves', 'bsc', 'eth', 'eos', 'fiat', 'ton'].map((family) => [
        `/gateways/${family}/coins`,
        [{ symbol: 'XBTSX.BTC', backingCoin: 'btc' }],
      ]),
    ),
  }).map(([path, body]) => [path, { status: 200, body }]),
);

/** Answers every call with null. */
const source = {
  reads: new Proxy({}, { get: () => async () => ({}) }),
  items: new Proxy({}, { get: () => async (ids: readonly string[]) => new Map(ids.map((id) => [id, '{}'])) }),
} as unknown as DataSource;

const shared = apiRoutes.filter(({ route }) => route.ttlSeconds > 0);
const pathOf = (url: string) =>
  url
    .replace('asset-id/:id', 'asset-id/1.3.0')
    .replace(/:([a-z]\w*)/gu, (_, name: string) => params[name] ?? name);

test('every route that is served from memory is on the list', () => {
  expect(shared.length).toBeGreaterThan(30);
});

test.each(shared.map(({ route, url }) => [route.method, url, route.ttlSeconds] as const))(
  'a CDN may cache %s %s for %i s, and as long again while it fetches another',
  async (method, url, ttl) => {
    const { server } = await testServer({ chain, services, source });
    const response = await server.inject({
      method,
      url: pathOf(url),
      ...(bodies[url] === undefined ? {} : { body: bodies[url] }),
    });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      `public, max-age=${ttl}, s-maxage=${ttl}, stale-while-revalidate=${ttl}`,
    ]);
  },
);

const personal = apiRoutes.filter(
  ({ route, isPersonal, url }) => (isPersonal || route.ttlSeconds === 0) && url !== '/config.json',
);

test.each(personal.map(({ route, url }) => [route.method, url] as const))(
  'a CDN may not cache %s %s',
  async (method, url) => {
    const { server } = await testServer({ chain, services, source });
    const { headers } = await server.inject({
      method,
      url: pathOf(url),
      ...(method === 'GET' ? {} : { body: {} }),
    });
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('every browser requests the page and its configuration, a CDN once in ten seconds', async () => {
  const { server } = await testServer({ chain, staticDir: fakeMiniApp() });
  for (const url of ['/', '/wallet', '/config.json'])
    expect((await server.inject(url)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, must-revalidate',
    );
});

test('a CDN caches an expired answer for one more second, so that not all requests come here', async () => {
  const answers: Record<string, { status: number; body: unknown }> = {
    '/v2/tickers': { status: 200, body: tickersAnswer() },
  };
  const { server, clock } = await testServer({ services: answers });
  await server.inject('/api/v1/tickers');
  answers['/v2/tickers'] = { status: 502, body: undefined };
  clock.time += 3_600_000;
  const response = await server.inject('/api/v1/tickers');
  expect(response.headers).toMatchObject({
    age: '3600',
    'cache-control': 'public, max-age=30, s-maxage=3601, stale-while-revalidate=30',
  });
});

test('an answer without a time to live is not cached, however old it is', () => {
  expect([usualControl(0), staleControl(0, 5)]).toEqual(['no-store', 'no-store']);
});

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tickersAnswer } from '../../upstreams/tickersAnswer.fixture.ts';
import { testServer } from '../testServer.fixture.ts';

const asset = (id: string, symbol: string) => ({
  id,
  symbol,
  precision: 5,
  dynamic_asset_data_id: `2.3.${id.split('.')[2]}`,
  options: { max_supply: '1000000000000000' },
});

const chain = {
  'database.get_assets': (names: string[]) =>
    names.map((name) => {
      if (name === 'BTS' || name === '1.3.0') return asset('1.3.0', 'BTS');
      return /^1\.3\.\d$/u.test(name) ? asset(name, `COIN${name.at(-1)}`) : null;
    }),
  'database.get_objects': (ids: string[]) =>
    ids.map((id) => (id === '2.1.9' ? null : { id, current_supply: '5000000000' })),
  'database.get_full_accounts': (names: string[]) =>
    names
      .filter((name) => name.startsWith('known'))
      .map((name) => [name, { account: { id: '1.2.30', name }, balances: [] }]),
  'database.get_global_properties': () => ({ id: '2.0.0', parameters: { block_interval: 3 } }),
  'database.get_dynamic_global_properties': () => ({ id: '2.1.0', head_block_number: 7 }),
  'database.get_liquidity_pools': (ids: string[]) =>
    ids.map((id) =>
      id === '1.19.0'
        ? { id, asset_a: '1.3.0', asset_b: '1.3.1', share_asset: '1.3.9', balance_a: '5' }
        : null,
    ),
  'database.get_liquidity_pools_by_asset_a': (asset: string) => [
    { id: '1.19.1', asset_a: asset, asset_b: '1.3.1', share_asset: '1.3.9' },
  ],
  'database.get_liquidity_pools_by_asset_b': (asset: string) => [
    { id: '1.19.2', asset_a: '1.3.1', asset_b: asset, share_asset: '1.3.9' },
  ],
  'asset.get_asset_holders': (_id: string, start: number, count: number) => [
    { name: 'alice', account_id: '1.2.30', amount: `${start}${count}` },
  ],
  'history.get_liquidity_pool_history_by_sequence': () => [
    {
      id: '5.4.9',
      pool: '1.19.0',
      sequence: 4,
      time: '2026-11-21T03:31:44',
      op_type: 63,
      op: {
        id: '1.11.0',
        op: [63, { account: '1.2.30', pool: '1.19.0' }],
        result: [4, { paid: [], received: [], fees: [] }],
        block_num: 450,
        trx_in_block: 1,
        op_in_trx: 0,
      },
    },
  ],
};

const post = (url: string, body: object) => ({ method: 'POST' as const, url, body });

test('global properties include the dynamic ones', async () => {
  const { server } = await testServer({ chain });
  expect((await server.inject('/api/v1/global-properties')).json()).toEqual({
    id: '2.0.0',
    parameters: { block_interval: 3 },
    dynamic: { id: '2.1.0', head_block_number: 7 },
  });
});

test('assets come in the requested order, each with its dynamic data, null for an unknown one', async () => {
  const { server, calls } = await testServer({ chain });
  const response = await server.inject(post('/api/v1/assets', { assets: ['NOPE', 'BTS', '1.2.7'] }));
  expect(response.json()).toEqual([
    null,
    { ...asset('1.3.0', 'BTS'), dynamic_asset_data: { id: '2.3.0', current_supply: '5000000000' } },
    null,
  ]);
  expect(calls[0]?.params[0]).toEqual(['NOPE', 'BTS']);
});

test('of ten assets with nine known, one is fetched', async () => {
  const { server, calls } = await testServer({ chain });
  const nine = ['1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5', '1.3.6', '1.3.7', '1.3.8', '1.3.9'];
  await server.inject(post('/api/v1/assets', { assets: nine }));
  calls.length = 0;
  const response = await server.inject(post('/api/v1/assets', { assets: [...nine, 'BTS'] }));
  expect(response.json()).toHaveLength(10);
  expect(calls.map((call) => call.params[0])).toEqual([['BTS'], ['2.3.0']]);
});

test('an empty list of objects is answered without any call', async () => {
  const { server, calls } = await testServer({ chain });
  expect((await server.inject(post('/api/v1/objects', { objects: [] }))).json()).toEqual([]);
  expect(calls).toEqual([]);
});

test('objects come in the requested order, null for a missing one and for an impossible id', async () => {
  const { server, calls } = await testServer({ chain });
  const response = await server.inject(post('/api/v1/objects', { objects: ['2.1.9', '9.9.9', '1.2.0'] }));
  expect(response.json()).toEqual([null, null, { id: '1.2.0', current_supply: '5000000000' }]);
  expect(calls[0]?.params).toEqual([['2.1.9', '1.2.0'], false]);
});

test('full accounts are pairs by name, unknown ones absent, nothing subscribed', async () => {
  const { server, calls } = await testServer({ chain });
  const response = await server.inject(
    post('/api/v1/accounts', { ids: ['known-b', 'nobody', 'known-a', 'known-b'] }),
  );
  expect(response.json().map(([name]: [string]) => name)).toEqual(['known-a', 'known-b']);
  expect(calls[0]?.params).toEqual([['known-a', 'known-b', 'nobody'], false]);
});

test('one account, or 404', async () => {
  const { server } = await testServer({ chain });
  expect((await server.inject('/api/v1/get-account/known-a')).json()).toMatchObject({
    account: { id: '1.2.30' },
  });
  expect((await server.inject('/api/v1/get-account/nobody')).statusCode).toBe(404);
});

test('one pool with statistics, or 404', async () => {
  const { server, calls } = await testServer({ chain });
  expect((await server.inject('/api/v1/lp-single/1.19.0')).json().balance_a).toBe('5');
  expect(calls[0]?.params).toEqual([['1.19.0'], false, true]);
  expect((await server.inject('/api/v1/lp-single/1.19.9')).statusCode).toBe(404);
});

test('pools by their first or second asset have separate paths', async () => {
  const { server } = await testServer({ chain });
  expect((await server.inject('/api/v1/lps-a/BTS')).json()).toMatchObject([
    { id: '1.19.1', asset_a: '1.3.0' },
  ]);
  expect((await server.inject('/api/v1/lps-b/BTS')).json()).toMatchObject([
    { id: '1.19.2', asset_b: '1.3.0' },
  ]);
});

test('holders start at offset 0 with 25 rows by default', async () => {
  const { server, calls } = await testServer({ chain });
  await server.inject('/api/v1/holders/BTS');
  await server.inject('/api/v1/holders/BTS/50/100');
  expect(calls.filter((call) => call.name === 'asset.get_asset_holders').map((call) => call.params)).toEqual([
    ['1.3.0', 0, 25],
    ['1.3.0', 50, 100],
  ]);
});

test('holders come from the explorer when the nodes deny them, from a fallback when it fails too', async () => {
  const { 'asset.get_asset_holders': _denied, ...denying } = chain;
  const row = { name: 'alice', account_id: '1.2.30', amount: 5 };
  const services = { '/explorer1/asset_holders': { status: 200, body: [row, { name: 'broken' }] } };
  const { server, requests } = await testServer({ chain: denying, services });
  expect((await server.inject('/api/v1/holders/BTS/0/10')).json()).toEqual([{ ...row, amount: '5' }]);
  expect(requests[1]?.path).toBe('/explorer1/asset_holders?asset_id=1.3.0&start=0&limit=10');
  const alone = await testServer({ chain: denying });
  const denied = await alone.server.inject('/api/v1/holders/BTS');
  expect([denied.statusCode, denied.json().error.code]).toEqual([503, 'node.api_denied']);
});

test("a pool's history has one row an operation in the data server's shape", async () => {
  const { server, calls } = await testServer({ chain });
  const response = await server.inject(post('/api/v1/lp-history', { id: '1.19.0', operation: 63 }));
  expect(calls[0]?.params).toEqual(['1.19.0', null, null, 5, 63]);
  expect(response.json()).toEqual([
    {
      id: '5.4.9',
      sequence: 4,
      time: '2026-11-21T03:31:44',
      op_type: 63,
      account: '1.2.30',
      op: { block_num: 450, trx_in_block: 1 },
      operation: [63, { account: '1.2.30', pool: '1.19.0' }],
      result: [4, { paid: [], received: [], fees: [] }],
    },
  ]);
});

test("a price is requested in every currency, for the product's slugs only", async () => {
  const quotes = { USD: { price: 0.001, percent_change_24h: '1.5' }, RUB: { price: 'n/a' } };
  const { server, requests } = await testServer({
    services: { '/tickers/bts-bitshares': { status: 200, body: { quotes } } },
  });
  expect((await server.inject('/market/price/bts-bitshares')).json()).toEqual({
    quotes: { USD: { price: 0.001, percent_change_24h: 1.5 } },
  });
  expect(requests[0]?.path).toBe('/tickers/bts-bitshares?quotes=USD,RUB,CNY,EUR');
  expect((await server.inject('/market/price/any-coin')).statusCode).toBe(400);
  expect(requests).toHaveLength(1);
});

test("a coin's past prices are served day by day for a year; an invalid row is left out", async () => {
  const day = { timestamp: '2026-11-17T00:00:00Z', price: 0.0041 };
  const { server, requests } = await testServer({
    services: {
      '/tickers/bts-bitshares/historical': {
        status: 200,
        body: [{ ...day, volume_24h: 1 }, { price: 'n/a' }],
      },
    },
  });
  expect((await server.inject('/api/v1/price-days/bts-bitshares')).json()).toEqual([day]);
  expect(requests[0]?.path).toBe(
    '/tickers/bts-bitshares/historical?start=2025-11-19&interval=1d&limit=366&quote=usd',
  );
});

test('a cached answer has its age, and no body if the client has it', async () => {
  const { server, clock, calls } = await testServer({ chain });
  const first = await server.inject('/api/v1/holders/BTS');
  clock.time += 5_500;
  const second = await server.inject('/api/v1/holders/BTS');
  expect(second.headers).toMatchObject({
    age: '5',
    'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=60',
  });
  const third = await server.inject({
    url: '/api/v1/holders/BTS',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([third.statusCode, third.body]).toEqual([304, '']);
  expect(calls.filter((call) => call.name === 'asset.get_asset_holders')).toHaveLength(1);
});

test.each([
  ['/api/v1/assets', { assets: ['BTS', 'NONE'] }, 30],
  ['/api/v1/objects', { objects: ['2.1.0'] }, 3],
  ['/api/v1/accounts', { ids: ['known-a'] }, 3],
  ['/api/v1/lp-history', { id: '1.19.0' }, 3],
])('POST %s has an age and a tag, and no body for a client that has the same', async (url, body, maxAge) => {
  const { server, clock } = await testServer({ chain });
  const first = await server.inject(post(url, body));
  clock.time += 2_500;
  const second = await server.inject(post(url, body));
  expect(second.headers).toMatchObject({
    age: '2',
    'cache-control': `public, max-age=${maxAge}, s-maxage=${maxAge}, stale-while-revalidate=${maxAge}`,
  });
  expect(second.body).toBe(first.body);
  const held = String(first.headers.etag);
  const third = await server.inject({ ...post(url, body), headers: { 'if-none-match': held } });
  expect([third.statusCode, third.body, third.headers.etag]).toEqual([304, '', held]);
});

test('an answer made of items is compressed for clients that can read it', async () => {
  const many = { assets: Array.from({ length: 100 }, () => 'BTS') };
  const { server } = await testServer({ chain });
  const gzipped = await server.inject({
    ...post('/api/v1/assets', many),
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toHaveLength(100);
  expect((await server.inject(post('/api/v1/assets', many))).json()).toHaveLength(100);
});

test('a large answer is encoded if the client can read it', async () => {
  const body = tickersAnswer(Array.from({ length: 100 }, (_, index) => `A${index}`));
  const pairs = Array.from({ length: 100 }, (_, index) => `XBTSX.A${index}_BTS`);
  const { server } = await testServer({ services: { '/v2/tickers': { status: 200, body } } });
  const ask = (encoding?: string) =>
    server.inject({
      url: '/api/v1/tickers',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });
  const gzipped = await ask('gzip, br;q=0');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(Object.keys(JSON.parse(gunzipSync(gzipped.rawPayload).toString()).pairs)).toEqual(pairs);
  expect((await ask('gzip, deflate, br')).headers['content-encoding']).toBe('br');
  expect(Object.keys((await ask()).json().pairs)).toEqual(pairs);
});

test('an older answer is served while the upstream is down', async () => {
  const services: Record<string, { status: number; body: unknown }> = {
    '/v2/tickers': { status: 200, body: tickersAnswer() },
  };
  const { server, clock } = await testServer({ services });
  await server.inject('/api/v1/tickers');
  services['/v2/tickers'] = { status: 502, body: undefined };
  clock.time += 3_600_000;
  const response = await server.inject('/api/v1/tickers');
  expect(response.json()).toHaveProperty('pairs', {
    'XBTSX.STH_BTS': expect.objectContaining({ last: '2.00000000' }),
  });
  expect(response.headers.age).toBe('3600');
});

const key = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const account = { name: 'new-user1', owner_key: key, active_key: key, memo_key: key };

test("a registration goes to the faucet, and the faucet's refusal is passed on in its words", async () => {
  const services: Record<string, { status: number; body: unknown }> = {
    '/api/v1/accounts': { status: 200, body: { status: 'Account created', account } },
  };
  const { server, requests } = await testServer({ services });
  const done = await server.inject(post('/faucet/api/v1/accounts', { account }));
  expect(done.json()).toEqual({ account });
  expect(requests[0]?.body).toEqual({ account });
  const refused = async (status: number, body: unknown) => {
    services['/api/v1/accounts'] = { status, body };
    const answer = await server.inject(post('/faucet/api/v1/accounts', { account }));
    return [answer.statusCode, answer.json().error.code, answer.json().error.message];
  };
  const inWords = (words: string) => refused(200, { error: { base: [words] } });
  const limit = 'Only one account per IP 30 min';
  expect(await inWords(limit)).toEqual([429, 'new_account.address_limit', limit]);
  expect(await inWords('name not allowed')).toEqual([422, 'account_name.barred', 'name not allowed']);
  expect(await inWords('Broadcast Tx off')).toEqual([409, 'new_account.closed', 'Broadcast Tx off']);
  expect(await inWords('One account a day')).toEqual([422, 'service.refused', 'One account a day']);
  expect(await refused(429, { error: { base: ['One a day'] } })).toEqual([
    422,
    'service.refused',
    'One a day',
  ]);
  const nameless = { status: 'Error registration account', account: { name: null } };
  expect(await refused(200, nameless)).toEqual([422, 'new_account.failed', 'Error registration account']);
  const codeOf = async (status: number, body: unknown) => (await refused(status, body)).slice(0, 2);
  expect(await codeOf(200, null)).toEqual([403, 'new_account.barred_address']);
  expect(await codeOf(200, undefined)).toEqual([502, 'service.bad_answer']);
  expect(await codeOf(500, { error: 'Internal Server Error' })).toEqual([502, 'service.refused']);
});

test('a registration reaches the faucet in lower case, and its form is logged once', async () => {
  const services = { '/api/v1/accounts': { status: 200, body: { status: 'Account created', account } } };
  const { server, requests, lines } = await testServer({ services });
  for (const name of ['New-User1', 'new-user1'])
    await server.inject(post('/faucet/api/v1/accounts', { account: { ...account, name } }));
  expect(requests.map(({ body }) => body)).toEqual([{ account }, { account }]);
  expect(lines.filter((line) => line.includes('"form":"of 2024"'))).toHaveLength(1);
});

test('an address learns how long the faucet may still refuse it, as far as known', async () => {
  const services: Record<string, { status: number; body: unknown }> = {
    '/api/v1/accounts': { status: 200, body: { error: { base: ['name not allowed'] } } },
  };
  const { server, clock } = await testServer({ services });
  const register = (remoteAddress: string) =>
    server.inject({ ...post('/faucet/api/v1/accounts', { account }), remoteAddress });
  const secondsOf = async (remoteAddress: string) =>
    (await server.inject({ url: '/faucet/api/v1/wait', remoteAddress })).json().seconds;
  await register('10.0.0.1');
  expect(await secondsOf('10.0.0.1')).toBe(0);
  services['/api/v1/accounts'] = { status: 200, body: { status: 'Account created', account } };
  await register('10.0.0.1');
  expect([await secondsOf('10.0.0.1'), await secondsOf('10.0.0.2')]).toEqual([1_800, 0]);
  services['/api/v1/accounts'] = {
    status: 200,
    body: { error: { base: ['Only one account per IP 45 min'] } },
  };
  clock.time += 600_000;
  await register('10.0.0.1');
  await register('10.0.0.2');
  expect([await secondsOf('10.0.0.1'), await secondsOf('10.0.0.2')]).toEqual([1_200, 2_700]);
  clock.time += 1_200_000;
  expect(await secondsOf('10.0.0.1')).toBe(0);
});

test('anything but public keys never reaches the faucet', async () => {
  const { server, requests } = await testServer();
  const wif = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
  const response = await server.inject(
    post('/faucet/api/v1/accounts', { account: { ...account, owner_key: wif } }),
  );
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain(wif);
  expect(requests).toEqual([]);
});

test('the faucet gets the origin of a registration from our first proxy, never from the client', async () => {
  const services = { '/api/v1/accounts': { status: 200, body: { status: 'Account created', account } } };
  const told = async (proxies: number) => {
    const { server, requests } = await testServer({ services, proxies });
    await server.inject({
      ...post('/faucet/api/v1/accounts', { account }),
      remoteAddress: '10.0.0.9',
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
    });
    return requests[0]?.headers;
  };
  expect(await told(0)).toEqual({ 'x-forwarded-for': '10.0.0.9' });
  expect(await told(1)).toEqual({ 'x-forwarded-for': '203.0.113.7' });
});

test('malformed registrations use up no part of the hour', async () => {
  const { server } = await testServer({
    services: { '/api/v1/accounts': { status: 200, body: { status: 'Account created', account } } },
    registrationsPerHour: 1,
  });
  const register = async (body: object) =>
    (await server.inject(post('/faucet/api/v1/accounts', body))).statusCode;
  const malformed = [{}, { account: 'x' }, { account: { ...account, owner_key: 'no key' } }];
  for (const body of malformed) expect(await register(body)).toBe(400);
  expect([await register({ account }), await register({ account })]).toEqual([200, 429]);
});

test('registrations have a separate limit, by address', async () => {
  const { server, requests } = await testServer({
    services: { '/api/v1/accounts': { status: 200, body: { status: 'Account created', account } } },
    registrationsPerHour: 1,
  });
  const register = async (remoteAddress: string) => {
    const answer = await server.inject({ ...post('/faucet/api/v1/accounts', { account }), remoteAddress });
    return answer.json().error?.code ?? answer.statusCode;
  };
  expect([await register('10.0.0.1'), await register('10.0.0.1'), await register('10.0.0.2')]).toEqual([
    200,
    'new_account.too_many',
    200,
  ]);
  expect(requests).toHaveLength(2);
});

test('a combined answer of large items is refused to an address above its limit', async () => {
  const objects = ['1.3.1', '1.3.2'];
  const { server } = await testServer({
    chain: { 'database.get_objects': (ids: string[]) => ids.map((id) => ({ id, text: 'x'.repeat(3_000) })) },
    bytesPerMinute: 4_000,
  });
  const ask = async (ids: string[]) =>
    (await server.inject(post('/api/v1/objects', { objects: ids }))).statusCode;
  expect(await ask(objects)).toBe(200);
  expect(await ask([...objects].reverse())).toBe(429);
});

test('an answer of more than eight megabytes is refused: the client should request fewer', async () => {
  const large = (ids: string[]) => ids.map((id) => ({ id, text: 'x'.repeat(500_000) }));
  const { server } = await testServer({ chain: { 'database.get_objects': large } });
  const ask = (count: number) =>
    server.inject(
      post('/api/v1/objects', { objects: Array.from({ length: count }, (_, id) => `1.3.${id}`) }),
    );
  const refused = await ask(17);
  expect([refused.statusCode, refused.json().error.code]).toEqual([413, 'request.too_large']);
  expect((await ask(16)).statusCode).toBe(200);
});

test('renewed items make a new answer, as old as the oldest of them', async () => {
  let version = 1;
  const { server, clock } = await testServer({
    chain: { 'database.get_objects': (ids: string[]) => ids.map((id) => ({ id, version })) },
  });
  const ask = (...objects: string[]) => server.inject(post('/api/v1/objects', { objects }));
  await ask('1.3.1');
  clock.time += 2_000;
  expect((await ask('1.3.1', '1.3.2')).headers.age).toBe('2');
  version = 2;
  clock.time += 60_000;
  const renewed = await ask('1.3.1', '1.3.2');
  expect([renewed.headers.age, renewed.json()[0].version]).toEqual(['0', 2]);
});

import { AppError } from '@xbts/shared/errors/appError.ts';
import { alertPaths } from '@xbts/shared/services/alerts.ts';
import { appConfigSchema, healthSchema } from '@xbts/shared/services/config.ts';
import { sharingPaths } from '@xbts/shared/services/sharing.ts';
import { subscriptionPaths } from '@xbts/shared/services/subscription.ts';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { webhookPath } from '../telegram/updates/startWebhook.ts';
import { tickersAnswer } from '../upstreams/tickersAnswer.fixture.ts';
import { signedLaunch } from './plugins/launchData.fixture.ts';
import { testServer } from './testServer.fixture.ts';

test('/health shows the head block and its age', async () => {
  const { server } = await testServer();
  const response = await server.inject('/health');
  expect(parse(healthSchema, response.json())).toEqual({
    status: 'ok',
    headBlock: 1000,
    headAgeSeconds: 2,
    version: '0.1.0',
    parts: { chain: { isOk: true, ageSeconds: 2 } },
  });
});

test('/health is degraded when the chain stands still or no node answers', async () => {
  const standing = await testServer();
  standing.clock.time += 60_000;
  expect((await standing.server.inject('/health')).json()).toMatchObject({ status: 'degraded' });
  const alone = await testServer({ status: { state: 'offline', head: null } });
  expect((await alone.server.inject('/health')).json()).toEqual({
    status: 'degraded',
    headBlock: null,
    headAgeSeconds: null,
    version: '0.1.0',
    parts: { chain: { isOk: false, ageSeconds: null } },
  });
});

test.each([
  [30_499, 30, 'ok'],
  [30_500, 31, 'degraded'],
  // A clock behind the chain's.
  [-5_000, 0, 'ok'],
])(
  '%i ms after the head block its age is %i s, and the server is %s',
  async (afterMs, headAgeSeconds, status) => {
    const { server, clock } = await testServer();
    clock.time = 1_795_000_000_000 + afterMs;
    expect((await server.inject('/health')).json()).toMatchObject({ headAgeSeconds, status });
  },
);

test('/health shows how far payouts are read and how many notices wait, and answers while that is unknown', async () => {
  const payouts = { block: 990, ageSeconds: 3, queued: 12 };
  const known = await testServer({ payoutsState: async () => payouts });
  expect(parse(healthSchema, (await known.server.inject('/health')).json()).payouts).toEqual(payouts);
  const away = await testServer({
    payoutsState: () => Promise.reject(new AppError('storage.connection_lost', { detail: 'away' })),
  });
  const response = await away.server.inject('/health');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ status: 'ok', payouts: null });
});

test('/health tells the age of each part, and of a database that no longer answers', async () => {
  let database = async () => ({ isReadOnly: false });
  const { server, clock } = await testServer({
    payoutsState: async () => ({ block: 990, ageSeconds: 3, queued: 12 }),
    databaseState: () => database(),
  });
  const partsOf = async () => parse(healthSchema, (await server.inject('/health')).json()).parts;
  expect(await partsOf()).toEqual({
    chain: { isOk: true, ageSeconds: 2 },
    database: { isOk: true, ageSeconds: 0 },
    payouts: { isOk: true, ageSeconds: 3 },
  });
  clock.time += 40_000;
  database = () => Promise.reject(new AppError('storage.connection_lost', { detail: 'away' }));
  expect(await partsOf()).toMatchObject({
    chain: { isOk: false, ageSeconds: 42 },
    database: { isOk: false, ageSeconds: 40 },
  });
  database = async () => ({ isReadOnly: true });
  expect(await partsOf()).toMatchObject({ database: { isOk: false, ageSeconds: 0 } });
});

test('/health answers within a second while the database hangs', async () => {
  const hanging = () => new Promise<never>(() => undefined);
  const { server } = await testServer({ payoutsState: hanging, databaseState: hanging });
  const startedAt = performance.now();
  const { payouts, parts } = (await server.inject('/health')).json();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect([payouts, parts.database]).toEqual([null, { isOk: false, ageSeconds: null }]);
});

test('/live answers whatever is away', async () => {
  const { server } = await testServer({ status: { state: 'connecting', head: null } });
  expect((await server.inject('/live')).statusCode).toBe(200);
});

test('/ready waits for a first answer of a chain node, and stays ready when the chain stands still later', async () => {
  const alone = await testServer({ status: { state: 'connecting', head: null } });
  const waiting = await alone.server.inject('/ready');
  expect([waiting.statusCode, waiting.json()]).toEqual([503, { waitsFor: ['chain'] }]);
  const { server, clock } = await testServer();
  expect((await server.inject('/ready')).statusCode).toBe(200);
  clock.time += 3_600_000;
  const ready = await server.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { waitsFor: [] }]);
});

test('/ready waits no longer than ten seconds for the chain: the page needs none', async () => {
  const { server, clock } = await testServer({ status: { state: 'connecting', head: null } });
  clock.time += 9_999;
  expect((await server.inject('/ready')).statusCode).toBe(503);
  clock.time += 1;
  expect((await server.inject('/ready')).statusCode).toBe(200);
});

test('/ready needs no database', async () => {
  const away = () => Promise.reject(new AppError('storage.connection_lost', { detail: 'away' }));
  const { server } = await testServer({ payoutsState: away, databaseState: away });
  expect((await server.inject('/ready')).statusCode).toBe(200);
});

test('/metrics counts answers, upstream fetches, services, the chain and the process, and contains no personal data', async () => {
  const payouts = { block: 990, ageSeconds: 3, queued: 12 };
  const { server } = await testServer({
    payoutsState: async () => payouts,
    chain: { 'database.get_full_accounts': () => [] },
    services: { '/v2/tickers': { status: 200, body: tickersAnswer() } },
  });
  for (let times = 0; times < 3; times += 1) await server.inject('/api/v1/tickers');
  await server.inject('/api/v1/get-account/alice-trader7');
  await server.inject('/api/nothing');
  const { headers, body } = await server.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'xbts_http_requests_total{route="/api/v1/tickers",method="GET",status="2xx"} 3',
      'xbts_http_requests_total{route="/api/v1/get-account/:name",method="GET",status="4xx"} 1',
      'xbts_http_requests_total{route="unknown",method="GET",status="4xx"} 1',
      'xbts_http_request_seconds_count{route="/api/v1/tickers"} 3',
      'xbts_data_fetches_total{what="tickers",outcome="ok"} 1',
      'xbts_data_fetches_total{what="getAccount",outcome="request.not_found"} 1',
      'xbts_upstream_requests_total{service="market",outcome="ok"} 1',
      'xbts_chain_connected 1',
      'xbts_chain_head_block 1000',
      'xbts_chain_head_age_seconds 2',
      'xbts_notices_queued 12',
    ]),
  );
  expect(body).toMatch(/^process_resident_memory_bytes [1-9]\d+$/mu);
  expect(body).not.toContain('alice-trader7');
});

test('/metrics are closed unless the operator opens them', async () => {
  const { server } = await testServer({ metricsAccess: { isOpen: false, token: '' } });
  const ask = (headers: Record<string, string>) => server.inject({ url: '/metrics', headers });
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ authorization: 'Bearer ' })).statusCode).toBe(404);
});

test('/metrics with a token are only available with it', async () => {
  const { server } = await testServer({ metricsAccess: { isOpen: false, token: 'a-long-token' } });
  expect((await server.inject('/metrics')).statusCode).toBe(404);
  const ask = (authorization: string) => server.inject({ url: '/metrics', headers: { authorization } });
  expect((await ask('Bearer a-long-tokem')).statusCode).toBe(404);
  expect((await ask('Bearer a-long-token')).statusCode).toBe(200);
});

test('/config.json contains the chain id of the node in use, and the bot once it is known', async () => {
  const { server } = await testServer();
  const response = await server.inject('/config.json');
  const config = parse(appConfigSchema, response.json());
  expect(config.chainId).toBe('ab'.repeat(32));
  expect(config.botName).toBe('xbts_bot');
  expect(config.links.bot).toBe('https://t.me/xbts_bot');
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
});

test('/config.json leaves the chain id to the mini app while no node answers', async () => {
  const { server } = await testServer({ status: { state: 'offline' }, botName: () => undefined });
  const config = parse(appConfigSchema, (await server.inject('/config.json')).json());
  expect(config.chainId).toBe('auto');
  expect(config.botName).toBeUndefined();
});

test('/config.json names the operator’s chain, even if the node in use is of another one', async () => {
  const chainId = 'cd'.repeat(32);
  const { appConfig } = await configOf({});
  const { config } = await configOf({ appConfig: { ...appConfig, chainId } });
  expect(config.chainId).toBe(chainId);
});

test.each([
  [true, ['prices', 'pool history']],
  [false, ['prices']],
])('/config.json names the unreadable data, by source of the reads (%s)', async (readsChain, missing) => {
  // These nodes keep no history of pools.
  const { appConfig } = await configOf({});
  const { config } = await configOf({
    readsChain,
    appConfig: { ...appConfig, missingServices: ['prices'] },
  });
  expect(config.missingServices).toEqual(missing);
});

/** The answer of /config.json under these settings. */
async function configOf(options: Parameters<typeof testServer>[0]) {
  const { server } = await testServer(options);
  const config = parse(appConfigSchema, (await server.inject('/config.json')).json());
  const { botName: _, ...appConfig } = config;
  return { config, appConfig };
}

test.each([
  [32_768, 400],
  [32_769, 413],
])('a body of %i bytes is answered with %i', async (bytes, status) => {
  const { server } = await testServer();
  const headers = { 'content-type': 'application/json' };
  const body = `"${'x'.repeat(bytes - 2)}"`;
  expect((await server.inject({ method: 'POST', url: '/api/v1/assets', headers, body })).statusCode).toBe(
    status,
  );
});

test('the log has one line a request', async () => {
  const { server, lines } = await testServer();
  await server.inject('/health');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request']);
});

test('every error answer has a code and a message', async () => {
  const { server } = await testServer();
  const badJson = await server.inject({
    method: 'POST',
    url: '/api/v1/assets',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  const answers = await Promise.all([
    server.inject('/api/nothing'),
    server.inject({ method: 'POST', url: '/api/v1/assets', body: { assets: 'BTS' } }),
    server.inject({ method: 'POST', url: '/api/v1/assets', body: { assets: ['x'.repeat(40_000)] } }),
    server.inject('/api/v1/holders/BTS/0/101'),
    server.inject('/api/v1/global-properties'),
    server.inject({ method: 'DELETE', url: '/api/v1/tickers' }),
  ]);
  expect([badJson, ...answers].map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [400, 'request.malformed'],
    [404, 'request.not_found'],
    [400, 'request.malformed'],
    [413, 'request.too_large'],
    [400, 'request.malformed'],
    [503, 'node.api_denied'],
    [405, 'request.malformed'],
  ]);
  for (const answer of answers) expect(answer.json().error.message).toMatch(/^[A-Z].+/u);
});

test('an internal fault reveals no details, and is logged', async () => {
  const { server, lines } = await testServer({
    chain: {
      'database.get_full_accounts': () => {
        throw new TypeError('secret inside');
      },
    },
  });
  const response = await server.inject('/api/v1/get-account/alice');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('secret inside');
  expect(lines.join('')).toContain('secret inside');
});

test('too many requests from one address are refused, with a time to wait', async () => {
  const { server } = await testServer({
    requestsPerMinute: 2,
    services: { '/v2/tickers': { status: 200, body: tickersAnswer() } },
  });
  await server.inject('/api/v1/tickers');
  expect((await server.inject('/api/v1/tickers')).statusCode).toBe(200);
  const refused = await server.inject('/api/v1/tickers');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.code).toBe('service.rate_limited');
  expect(refused.headers['retry-after']).toBe('60');
  const other = await server.inject({ url: '/api/v1/tickers', remoteAddress: '10.0.0.7' });
  expect(other.statusCode).toBe(200);
});

test('the log names routes, and no account, address or body', async () => {
  const { server, lines } = await testServer({ chain: { 'database.get_full_accounts': () => [] } });
  await server.inject({
    url: '/api/v1/get-account/alice-trader7',
    headers: { authorization: 'tma user=1' },
    remoteAddress: '10.1.2.3',
  });
  const text = lines.join('');
  expect(text).toContain('/api/v1/get-account/:name');
  expect(text).not.toMatch(/alice-trader7|10\.1\.2\.3|tma/u);
});

test('a failed upstream, and an older answer in its place, are logged without the requested key', async () => {
  const payments = '/staking/api/payments/alice-trader7';
  const services: Record<string, { status: number; body: unknown }> = {
    [payments]: { status: 200, body: [] },
  };
  const { server, lines, clock } = await testServer({ services });
  await server.inject(payments);
  services[payments] = { status: 500, body: { message: 'no alice-trader7' } };
  clock.time += 3_600_000;
  expect((await server.inject(payments)).statusCode).toBe(200);
  expect((await server.inject('/staking/api/payments/bob-holder2')).statusCode).toBe(404);
  services['/staking/api/payments/bob-holder2'] = { status: 500, body: '' };
  clock.time += 5_000;
  expect((await server.inject('/staking/api/payments/bob-holder2')).statusCode).toBe(502);
  expect(lines.join('')).toContain('an older answer is used');
  expect(lines.join('')).toContain('an upstream failed');
  expect(lines.join('')).not.toMatch(/alice-trader7|bob-holder2/u);
});

test('data answers carry their own strict headers', async () => {
  const { server } = await testServer();
  const { headers } = await server.inject('/health');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test.each([
  [0, ['10.9.9.9', '10.9.9.9'], 429],
  [1, ['10.9.9.9', '10.9.9.8'], 200],
  // A client's own entries precede the proxy's.
  [1, ['1.1.1.1, 10.9.9.9', '2.2.2.2, 10.9.9.9'], 429],
  [2, ['1.1.1.1, 10.9.9.9, 10.0.0.1', '2.2.2.2, 10.9.9.9, 10.0.0.1'], 429],
])('behind %i proxies requests forwarded for %j end with %i', async (proxies, forwarded, status) => {
  const { server } = await testServer({ proxies, requestsPerMinute: 1 });
  const ask = (address: string | undefined) =>
    server.inject({
      url: '/api/openapi.json',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address ?? '' },
    });
  expect((await ask(forwarded[0])).statusCode).toBe(200);
  expect((await ask(forwarded[1])).statusCode).toBe(status);
});

test('with a bot the whole document is served, and the rest only for the page, watchdogs and the messenger', async () => {
  const { server } = await testServer({
    subscription: { storage: {} as never, token: '1:a' },
    sharing: {} as never,
    webhook: { secret: 'a', accept: async () => true },
  });
  await server.ready();
  const { paths } = (await server.inject('/api/openapi.json')).json();
  const described = new Set(
    Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/gu, ':$1')}`),
    ),
  );
  const served = servedRoutes(server.printRoutes({ commonPrefix: false }));
  expect(served.length).toBeGreaterThan(40);
  expect([...described].filter((route) => !served.includes(route))).toEqual([]);
  // A path without its last parameters: they have defaults, or are reported missing.
  const isShorter = (route: string) => [...described].some((each) => each.startsWith(`${route}/:`));
  const others = served.filter((route) => !described.has(route) && !isShorter(route));
  expect(others.sort()).toEqual([
    'GET /.well-known/security.txt',
    'GET /api/docs',
    'GET /api/docs.css',
    'GET /api/openapi.json',
    'GET /metrics',
    ...['accounts', 'assets', 'lp-history', 'objects'].map((name) => `OPTIONS /api/${name}`),
    `POST ${webhookPath}`,
  ]);
});

/** The routes of a drawn tree, in which a branch extends the path of its parent. */
function servedRoutes(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^(.*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/u.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (depth === 0 ? '' : (above[depth - 1] ?? '')) + part;
    above[depth] = path;
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

test.each([
  [30, 3],
  [29, 2],
  [5, 1],
])('if an address may send %i requests a minute, a person may send %i', async (requestsPerMinute, most) => {
  const token = '123456:abcdefghijklmnopqrstuvwxyz';
  const { server, clock } = await testServer({
    subscription: { storage: {} as never, token },
    requestsPerMinute,
  });
  const launched = signedLaunch({ user: '{"id":7}', auth_date: String(clock.time / 1_000) }, token);
  const statuses: number[] = [];
  for (let asked = 0; asked <= most; asked += 1) {
    const headers = { authorization: `tma ${launched}` };
    statuses.push((await server.inject({ url: subscriptionPaths.state.path, headers })).statusCode);
  }
  // Without the page's own number every request is refused.
  expect(statuses).toEqual([...Array.from({ length: most }, () => 401), 429]);
});

test('messages are shared and alerts stored only with a messenger and a market', async () => {
  const { server } = await testServer({ subscription: { storage: {} as never, token: '1:a' } });
  const statusOf = async (url: string, method: 'GET' | 'POST') =>
    (await server.inject({ url, method })).statusCode;
  expect(await statusOf(subscriptionPaths.state.path, 'GET')).toBe(401);
  expect(await statusOf(alertPaths.state.path, 'GET')).toBe(404);
  expect(await statusOf(sharingPaths.prepare.path, 'POST')).toBe(404);
});

test.each([
  [15_000, 1_000],
  [300, 300],
])(
  'a request may take %i ms, checked every %i; connections outlast those of proxies',
  async (requestTimeoutMs, lookMs) => {
    const { server } = await testServer({ requestTimeoutMs });
    expect(server.server).toMatchObject({
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookMs,
      keepAliveTimeout: 72_000,
    });
  },
);

import { expect, test } from 'vitest';
import { apiRoutes } from '../openApi/apiRoutes.ts';
import { testServer } from '../testServer.fixture.ts';

test('the document describes every path of the contract, rows of lists included', async () => {
  const { server } = await testServer();
  const document = (await server.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/api/v1/holders/{symbol}/{start}/{count}');
  expect(Object.keys(document.paths)).toContain('/gateways/ton/wallets/{walletType}/check-address/');
  const { get } = document.paths['/gateways/bsc/coins'];
  const rows = get.responses['200'].content['application/json'].schema.properties.coins;
  expect(rows.type).toBe('array');
  expect(rows.items.required).toEqual(['symbol', 'backingCoin']);
  expect(rows.items.properties.symbol).toMatchObject({ type: 'string', pattern: '^[A-Z][A-Z0-9.]{2,15}$' });
  expect(document.paths['/api/v1/assets'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['assets'],
    properties: { assets: { type: 'array', maxItems: 200 } },
  });
});

test('each path states how long its answer is cached, or that it is not', async () => {
  const { server } = await testServer();
  const { body } = await server.inject('/api/openapi.json');
  expect(body).toContain('Answered from memory for ');
  expect(body).toContain('Fetched for every request.');
  expect(body).not.toContain('for 0 s');
});

test('the document contains pure JSON Schema, nothing of the library behind the schemas', async () => {
  const { server } = await testServer();
  const { body } = await server.inject('/api/openapi.json');
  expect(body).not.toContain('"kind":"schema"');
  expect(body).not.toContain('"row":');
});

test('subscriptions are described with their requirements, the challenge included', async () => {
  const { server } = await testServer({ subscription: { storage: {} as never, token: '1:a' } });
  const { paths, components } = (await server.inject('/api/openapi.json')).json();
  const challenge = paths['/api/v1/subscription/challenge'].post;
  expect(challenge.security).toEqual([{ launchData: [], launchSession: [] }]);
  expect(challenge.responses['200'].content['application/json'].schema.required).toEqual([
    'nonce',
    'chainId',
    'botId',
  ]);
  expect(components.securitySchemes.launchSession.name).toBe('x-launch-session');
  const subscribe = paths['/api/v1/subscription'].post;
  expect(subscribe.requestBody.content['application/json'].schema.required).toEqual([
    'account',
    'nonce',
    'signature',
    'kinds',
    'language',
  ]);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/v1/subscription/choices', '/api/v1/subscription/forget']),
  );
});

test('every route it describes has a summary and is served', async () => {
  const { server } = await testServer();
  for (const { name, summary, url, route, isPersonal } of apiRoutes) {
    expect(summary, name).not.toBe('');
    // Subscriptions and requests exist only with a bot.
    if (!isPersonal && !name.startsWith('requests.'))
      expect(server.hasRoute({ method: route.method, url }), `${route.method} ${url}`).toBe(true);
  }
});

test('the page for people runs no scripts and may load none', async () => {
  const { server } = await testServer();
  const page = await server.inject('/api/docs');
  expect(page.body).toContain('/api/v1/lp-single/{id}');
  const groups = [...page.body.matchAll(/<h2>(.*?)<\/h2>/gu)].map(([, group]) => group);
  expect(groups).toEqual([...new Set(groups)]);
  expect(groups).toContain('gateway bsc');
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain('style="');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'self';/);
  expect((await server.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test.each(['/api/openapi.json', '/api/docs'])(
  '%s, which is large, is sent compressed, and once to each client that caches it',
  async (url) => {
    const { server } = await testServer();
    const plain = await server.inject(url);
    const small = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length * 10).toBeLessThan(plain.rawPayload.length);
    const again = await server.inject({ url, headers: { 'if-none-match': plain.headers.etag } });
    expect([again.statusCode, again.body, again.headers.age]).toEqual([304, '', '0']);
  },
);

test('a path’s parameters are described, each with its form, and omitted without any', async () => {
  const { server } = await testServer();
  const { paths } = (await server.inject('/api/openapi.json')).json();
  const { parameters } = paths['/api/v1/holders/{symbol}/{start}/{count}'].get;
  expect(
    parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required]),
  ).toEqual(['symbol', 'start', 'count'].map((name) => [name, true]));
  expect(parameters[0].schema).toMatchObject({ type: 'string' });
  expect(paths['/api/v1/tickers'].get).not.toHaveProperty('parameters');
  expect(paths['/api/v1/tickers'].get).not.toHaveProperty('requestBody');
});

test('the document and its page are cached for an hour', async () => {
  const { server } = await testServer();
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs.css'])
    expect((await server.inject(url)).headers['cache-control']).toMatch(/^public, max-age=3600, /u);
});

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeMiniApp, testServer } from '../testServer.fixture.ts';

const setup = () => testServer({ staticDir: fakeMiniApp(), frameAncestors: ['http://localhost:8092'] });

test('the page is always revalidated, under the policy of a page', async () => {
  const { server } = await setup();
  const response = await server.inject('/');
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toContain(
    "script-src 'self';style-src 'self';img-src 'self' data: blob:",
  );
  expect(response.headers['content-security-policy']).toContain('http://localhost:8092');
  expect(response.headers['x-frame-options']).toBeUndefined();
});

test('the policy of the page names its own scripts and styles', async () => {
  const staticDir = fakeMiniApp();
  writeFileSync(
    join(staticDir, 'index.html'),
    '<!doctype html><style>p { color: red }</style><script>one()</script>',
  );
  const { server } = await testServer({ staticDir });
  expect((await server.inject('/wallet')).headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=';style-src 'self' 'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=';",
  );
});

/** A newer build of two files beside a served one, in steps as the build takes them. */
function upgrade(staticDir: string) {
  const fresh = `${staticDir}.next`;
  mkdirSync(join(fresh, 'assets'), { recursive: true });
  writeFileSync(join(fresh, 'index.html'), '<!doctype html><title>newer</title>');
  writeFileSync(join(fresh, 'assets/index-Newer123.js'), 'export const newer = 1');
  renameSync(staticDir, `${staticDir}.previous`);
  return { finish: () => renameSync(fresh, staticDir) };
}

test('serves the build that it opened while another is made, swapped in and there', async () => {
  const staticDir = fakeMiniApp();
  const { server } = await testServer({ staticDir });
  const ask = async () => {
    const answers = await Promise.all(
      ['/', '/assets/index-AbCd1234.js', '/favicon.svg'].map((url) => server.inject(url)),
    );
    return answers.map(({ statusCode, body }) => [statusCode, body]);
  };
  const before = await ask();
  const { finish } = upgrade(staticDir);
  expect(await ask()).toEqual(before);
  finish();
  expect(await ask()).toEqual(before);
  rmSync(staticDir, { recursive: true });
  expect(await ask()).toEqual(before);
});

test('a page of the build before or after finds its later parts, on an old process and on a new one', async () => {
  const staticDir = fakeMiniApp();
  const old = await testServer({ staticDir });
  upgrade(staticDir).finish();
  const young = await testServer({ staticDir });
  for (const { server } of [old, young]) {
    expect((await server.inject('/assets/index-AbCd1234.js')).body).toBe('export {}');
    expect((await server.inject('/assets/index-Newer123.js')).body).toBe('export const newer = 1');
  }
  expect((await young.server.inject('/')).body).toContain('newer');
});

test('a hashed file is never answered empty', async () => {
  const staticDir = fakeMiniApp();
  writeFileSync(join(staticDir, 'assets/index-AbCd1234.js.br'), '');
  writeFileSync(join(staticDir, 'assets/other-AbCd1234.js'), '');
  const { server } = await testServer({ staticDir });
  const ask = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect((await ask('/assets/index-AbCd1234.js')).body).toBe('export {}');
  expect((await ask('/assets/other-AbCd1234.js')).statusCode).toBe(404);
});

test('an entity tag is of the content: two machines give the same one, another content another', async () => {
  const [one, other] = [fakeMiniApp(), fakeMiniApp()];
  const tagsOf = async (staticDir: string) => {
    const { server } = await testServer({ staticDir });
    const answers = await Promise.all(
      ['/', '/wallet', '/favicon.svg', '/config.json'].map((url) => server.inject(url)),
    );
    for (const { headers } of answers) expect(headers.vary).toBe('accept-encoding');
    return answers.map(({ headers }) => headers.etag);
  };
  const tags = await tagsOf(one);
  expect(new Set(tags)).toHaveLength(3);
  expect(tags).not.toContain(undefined);
  expect(await tagsOf(other)).toEqual(tags);
  writeFileSync(join(other, 'index.html'), '<!doctype html><title>XBTs</title>');
  expect((await tagsOf(other)).map((tag, index) => tag === tags[index])).toEqual([false, false, true, true]);
});

test.each(['/', '/favicon.svg', '/assets/index-AbCd1234.js', '/config.json'])(
  'a client that has %s gets 304, also where a proxy weakened the tag',
  async (url) => {
    const { server } = await setup();
    const encoded = { 'accept-encoding': 'br' };
    const { etag } = (await server.inject({ url, headers: encoded })).headers;
    for (const held of [etag, `W/${String(etag).replace(/^W\//u, '')}`]) {
      const answer = await server.inject({ url, headers: { ...encoded, 'if-none-match': String(held) } });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    }
  },
);

test('the encoded form of a file has a tag of its own', async () => {
  const { server } = await setup();
  const url = '/assets/index-AbCd1234.js';
  const plain = (await server.inject(url)).headers.etag;
  const encoded = (await server.inject({ url, headers: { 'accept-encoding': 'br' } })).headers.etag;
  expect(encoded).toBe(String(plain).replace(/"$/u, '-br"'));
});

test.each([
  ['bytes=0-5', 206, 'export', 'bytes 0-5/9'],
  ['bytes=7-', 206, '{}', 'bytes 7-8/9'],
  ['bytes=-2', 206, '{}', 'bytes 7-8/9'],
  ['bytes=7-99', 206, '{}', 'bytes 7-8/9'],
  ['bytes=9-', 416, '', 'bytes */9'],
  ['bytes=-0', 416, '', 'bytes */9'],
  ['bytes=5-2', 200, 'export {}', undefined],
  ['bytes=0-1,4-5', 200, 'export {}', undefined],
  ['lines=0-1', 200, 'export {}', undefined],
])('the range %s of a file is answered with %i', async (range, status, body, told) => {
  const { server } = await setup();
  const headers = { range, 'accept-encoding': 'identity' };
  const answer = await server.inject({ url: '/assets/index-AbCd1234.js', headers });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, told]);
});

test('a range of a file that has changed is answered with the whole file', async () => {
  const { server } = await setup();
  const url = '/assets/index-AbCd1234.js';
  const { etag } = (await server.inject(url)).headers;
  const ask = async (held: string) =>
    (await server.inject({ url, headers: { range: 'bytes=0-5', 'if-range': held } })).statusCode;
  expect([await ask(String(etag)), await ask('"other"')]).toEqual([206, 200]);
});

test('a hashed file is cached for ever, and encoded if the client can read it', async () => {
  const { server } = await setup();
  const plain = await server.inject('/assets/index-AbCd1234.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';require-trusted-types-for 'script';trusted-types 'none'",
  );
  const encoded = await server.inject({
    url: '/assets/index-AbCd1234.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(encoded.headers['content-encoding']).toBe('br');
  expect(encoded.body).toBe('encoded');
  expect(encoded.headers['content-type']).toContain('javascript');
});

test('a hashed style sheet comes without the policy of the page that loads it', async () => {
  const { server } = await setup();
  const { headers } = await server.inject('/assets/index-EfGh5678.css');
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/wallet',
  '/wallet/deposit/XBTSX.BTC',
  '/pool/1.3.4099?startapp=partner',
  '/market/XBTSX.STH_BTS',
  '/error-404',
])('%s returns the page: its router knows the path', async (url) => {
  const { server } = await setup();
  const response = await server.inject(url);
  expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>XBTS</title>']);
  expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
});

test.each([
  '/api/nothing',
  '/assets/index-00000000.js',
  '/nothing.json',
  '/.vite/manifest.json',
  '/.env',
  '/.well-known/nothing',
  '/../package.json',
])('%s is not found, with a machine-readable error', async (url) => {
  const { server } = await setup();
  const response = await server.inject(url);
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'request.not_found']);
});

test.each([
  ['POST', '/wallet', 'GET, HEAD'],
  ['DELETE', '/config.json', 'GET, HEAD'],
  ['PUT', '/health', 'GET, HEAD'],
  ['GET', '/faucet/api/v1/accounts', 'POST'],
  ['DELETE', '/api/v1/lps/BTS', 'GET, HEAD'],
] as const)('%s %s is another method than %s', async (method, url, allow) => {
  const { server } = await setup();
  const response = await server.inject({ method, url });
  expect([response.statusCode, response.headers.allow, response.json().error.code]).toEqual([
    405,
    allow,
    'request.malformed',
  ]);
});

test('a page path accepts a HEAD request', async () => {
  const { server } = await setup();
  const response = await server.inject({ method: 'HEAD', url: '/wallet' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a data-only server has no pages', async () => {
  const { server } = await testServer();
  const response = await server.inject('/wallet');
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'request.not_found']);
});

test('security.txt says whom to tell, for less than a year', async () => {
  const { server, clock } = await setup();
  const response = await server.inject('/.well-known/security.txt');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    response.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/u)),
  );
  expect(fields).toMatchObject({
    Contact: 'https://t.me/xbtsio',
    Canonical: 'https://mini.example.org/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - clock.time) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(182);
});

test('page, files, configuration and addresses that are not there count as requests of one address', async () => {
  const ask = async (url: string) => {
    const { server } = await testServer({ staticDir: fakeMiniApp(), requestsPerMinute: 2 });
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await server.inject(url)).statusCode);
    return statuses;
  };
  for (const url of ['/', '/wallet', '/assets/index-AbCd1234.js', '/config.json'])
    expect([url, await ask(url)]).toEqual([url, [200, 200, 429]]);
  expect(await ask('/api/nothing')).toEqual([404, 404, 429]);
  // What watches the process is always answered.
  expect(await ask('/ready')).toEqual([200, 200, 200]);
});

test('page, files and configuration count in the bytes of an address', async () => {
  for (const url of ['/', '/assets/index-AbCd1234.js', '/config.json']) {
    const { server } = await testServer({ staticDir: fakeMiniApp(), bytesPerMinute: 5 });
    const statuses = [
      (await server.inject(url)).statusCode,
      (await server.inject('/favicon.svg')).statusCode,
    ];
    expect([url, statuses]).toEqual([url, [200, 429]]);
  }
});

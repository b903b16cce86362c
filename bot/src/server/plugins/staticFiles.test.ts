import { utimesSync, writeFileSync } from 'node:fs';
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

test('the policy of the page matches its content, even after another build arrived', async () => {
  const staticDir = fakeMiniApp();
  const { server } = await testServer({ staticDir });
  const policy = async () => String((await server.inject('/wallet')).headers['content-security-policy']);
  expect(await policy()).toContain("script-src 'self';style-src 'self';");
  const page = join(staticDir, 'index.html');
  writeFileSync(page, '<!doctype html><style>p { color: red }</style><script>one()</script>');
  utimesSync(page, 1, 1);
  expect(await policy()).toContain(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=';style-src 'self' 'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=';",
  );
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
  '/../package.json',
])('%s is not found, with a machine-readable error', async (url) => {
  const { server } = await setup();
  const response = await server.inject(url);
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'request.not_found']);
});

test('a page path accepts no other method', async () => {
  const { server } = await setup();
  expect((await server.inject({ method: 'POST', url: '/wallet' })).statusCode).toBe(404);
});

test('an entity tag makes other validators redundant, and ranges are not offered', async () => {
  const { server } = await setup();
  const { headers } = await server.inject('/assets/index-AbCd1234.js');
  expect(headers).toHaveProperty('etag');
  expect([headers['last-modified'], headers['accept-ranges']]).toEqual([undefined, undefined]);
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

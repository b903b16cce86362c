import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addErrorAnswers } from './errorAnswers.ts';
import { limitOf, limitSettings } from './rateLimit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function setup(...limits: Parameters<typeof limitOf>[1][]) {
  const server = fastify({ trustProxy: (_address, hop) => hop < 1 });
  addErrorAnswers(server);
  await server.register(rateLimit, limitSettings);
  for (const limit of limits) server.addHook('onRequest', limitOf(server, limit));
  server.get('/', () => 'yes');
  const ask = (remoteAddress = '10.0.0.1', headers = {}) =>
    server.inject({ url: '/', remoteAddress, headers });
  return { server, ask };
}

test('the third request of a minute is refused with a time to wait, and others are not', async () => {
  const { ask } = await setup({ max: 2 });
  await ask();
  expect((await ask()).statusCode).toBe(200);
  pass(18_500);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '42']);
  expect(refused.json().error.code).toBe('service.rate_limited');
  pass(499);
  expect((await ask()).headers['retry-after']).toBe('42');
  expect((await ask('10.0.0.2')).statusCode).toBe(200);
});

test('a new minute begins with the first request after the old one', async () => {
  const { ask } = await setup({ max: 2 });
  await ask();
  await ask();
  pass(60_000);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

test('the remaining number of requests is not sent: a cache would show it to others', async () => {
  const { ask } = await setup({ max: 1 });
  const headersOf = async () => Object.keys((await ask()).headers).filter((name) => name.includes('limit'));
  expect([await headersOf(), await headersOf()]).toEqual([[], []]);
});

test('a request passes every limit in its way, each with a separate count', async () => {
  const { ask } = await setup({ max: 5 }, { max: 2 });
  const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a whole network of version 6 counts as one client, its neighbours as others', async () => {
  const { ask } = await setup({ max: 2 });
  await ask('2001:db8:1:2::1');
  await ask('2001:db8:1:2:a:b:c:d');
  expect((await ask('2001:db8:1:2:ffff::')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
  await ask('::1');
  expect((await ask('::ffff:10.0.0.1')).statusCode).toBe(200);
  expect((await ask('::1')).statusCode).toBe(200);
});

test('an address behind a proxy that adds ports has one limit', async () => {
  const { ask } = await setup({ max: 2 });
  const from = async (forwarded: string) =>
    (await ask('127.0.0.1', { 'x-forwarded-for': forwarded })).statusCode;
  const statuses = [await from('203.0.113.7:1'), await from('203.0.113.7:2'), await from('203.0.113.7')];
  expect(statuses).toEqual([200, 200, 429]);
  expect(await from('203.0.113.8:1')).toBe(200);
});

test('other keys than the address can be counted, for another time, under another code', async () => {
  const { server } = await setup();
  const hourly = { max: 1, timeWindow: 3_600_000, keyGenerator: () => 'all' };
  server.get('/one', { onRequest: limitOf(server, hourly, 'new_account.too_many') }, () => 'yes');
  const ask = (remoteAddress: string) => server.inject({ url: '/one', remoteAddress });
  expect((await ask('10.0.0.1')).statusCode).toBe(200);
  pass(3_599_999);
  const refused = await ask('10.0.0.2');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'new_account.too_many']);
  pass(1);
  expect((await ask('10.0.0.2')).statusCode).toBe(200);
});

test('tracks each of twenty thousand addresses', async () => {
  const { server } = await setup();
  const refuse = limitOf(server, { max: 1 });
  const ask = (ip: string) =>
    refuse({ ip, routeOptions: { config: {} } } as never, { header: () => undefined } as never);
  for (let address = 0; address < 20_000; address += 1) await ask(`${address}`);
  await expect(ask('0')).rejects.toMatchObject({ code: 'service.rate_limited' });
});

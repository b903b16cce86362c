import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

type Services = Record<string, { status: number; body: unknown }>;

test('the operator’s list is served, each name once, without invalid names', async () => {
  const services: Services = {
    '/scam-accounts.json': { status: 200, body: ['XBTSX-giveaway1', 'poloniex', 'poloniex', 7, '<b>'] },
  };
  const { server, lines } = await testServer({ services });
  const names = (await server.inject('/scam/scam-accounts.json')).json();
  expect(names).toEqual(['poloniex', 'xbtsx-giveaway1']);
  expect(lines.join('')).toContain('"dropped":2');
});

test('it is requested again after 2,400 s, and the old one survives an outage of weeks', async () => {
  const services: Services = { '/scam-assets.json': { status: 200, body: ['FAKEBTS'] } };
  const { server, clock, requests } = await testServer({ services });
  const first = await server.inject('/scam/scam-assets.json');
  expect(first.headers['cache-control']).toBe(
    'public, max-age=2400, s-maxage=2400, stale-while-revalidate=2400',
  );
  clock.time += 2_399_999;
  await server.inject('/scam/scam-assets.json');
  expect(requests).toHaveLength(1);
  services['/scam-assets.json'] = { status: 200, body: [] };
  clock.time += 20 * 86_400_000;
  expect((await server.inject('/scam/scam-assets.json')).json()).toEqual(['FAKEBTS']);
  expect(requests).toHaveLength(2);
});

test('an old list is served for a day while another is fetched, and for thirty days without its source', async () => {
  const services: Services = { '/scam-assets.json': { status: 200, body: ['OLD'] } };
  const { server, clock } = await testServer({ services });
  const told = async (afterMs: number) => {
    clock.time += afterMs;
    const answer = await server.inject('/scam/scam-assets.json');
    return answer.statusCode === 200 ? answer.json()[0] : answer.statusCode;
  };
  expect(await told(0)).toBe('OLD');
  services['/scam-assets.json'] = { status: 200, body: ['NEW'] };
  expect([await told(86_399_999), await told(0)]).toEqual(['OLD', 'NEW']);
  services['/scam-assets.json'] = { status: 200, body: ['NEWEST'] };
  expect(await told(86_400_000)).toBe('NEWEST');
  services['/scam-assets.json'] = { status: 500, body: '' };
  expect([await told(2_591_999_999), await told(1)]).toEqual(['NEWEST', 502]);
});

test('before the first list, the app learns so and keeps its own', async () => {
  const { server } = await testServer();
  expect((await server.inject('/scam/scam-accounts.json')).statusCode).toBe(502);
});

test('without configured lists the answer is empty, cached as usual and not logged as a failure', async () => {
  const off = new AppError('service.not_configured', { name: 'scamLists' });
  const { server, lines, requests } = await testServer({ services: { '/scam-accounts.json': off } });
  const first = await server.inject('/scam/scam-accounts.json');
  expect(first.json()).toEqual([]);
  expect(first.headers['cache-control']).toBe(
    'public, max-age=2400, s-maxage=2400, stale-while-revalidate=2400',
  );
  await server.inject('/scam/scam-accounts.json');
  expect(requests).toHaveLength(1);
  expect(lines.join('')).not.toContain('"level":50');
});

import { AppError } from '@xbts/shared/errors/appError.ts';
import { shippedScamAccounts } from '@xbts/shared/services/shippedScamLists.ts';
import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

type Services = Record<string, { status: number; body: unknown }>;

test('the published list and the shipped one are served together, each name once', async () => {
  const services: Services = {
    '/scam-accounts.json': { status: 200, body: ['XBTSX-giveaway1', 'poloniex', 7, '<b>'] },
  };
  const { server, lines } = await testServer({ services });
  const names = (await server.inject('/scam/scam-accounts.json')).json();
  expect(names).toContain('xbtsx-giveaway1');
  expect(names).toHaveLength(shippedScamAccounts.length + 1);
  expect(lines.join('')).toContain('"dropped":2');
});

test('it is asked for again after 2,400 s, and the old one stays through an outage of weeks', async () => {
  const services: Services = { '/scam-assets.json': { status: 200, body: ['FAKEBTS'] } };
  const { server, clock, requests } = await testServer({ services });
  const first = await server.inject('/scam/scam-assets.json');
  expect(first.headers['cache-control']).toBe('public, max-age=2400');
  clock.time += 2_399_999;
  await server.inject('/scam/scam-assets.json');
  expect(requests).toHaveLength(1);
  services['/scam-assets.json'] = { status: 200, body: [] };
  clock.time += 20 * 86_400_000;
  expect((await server.inject('/scam/scam-assets.json')).json()).toEqual(['FAKEBTS']);
  expect(requests).toHaveLength(2);
});

test('while the list was never had, the shipped one is served and soon asked for again', async () => {
  const { server } = await testServer();
  const response = await server.inject('/scam/scam-accounts.json');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(shippedScamAccounts);
  expect(response.headers['cache-control']).toBe('public, max-age=60');
});

test('without a published list the shipped one is the answer, kept like any other, and no failure is logged', async () => {
  const off = new AppError('service.not_configured', { name: 'scamLists' });
  const { server, lines, requests } = await testServer({ services: { '/scam-accounts.json': off } });
  const first = await server.inject('/scam/scam-accounts.json');
  expect(first.json()).toEqual(shippedScamAccounts);
  expect(first.headers['cache-control']).toBe('public, max-age=2400');
  await server.inject('/scam/scam-accounts.json');
  expect(requests).toHaveLength(1);
  expect(lines.join('')).not.toContain('stands in');
});

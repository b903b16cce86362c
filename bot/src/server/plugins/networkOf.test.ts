import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers } from './errorAnswers.ts';
import { hostOf, networkOf } from './networkOf.ts';
import { rateLimit } from './rateLimit.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:54321', '10.0.0.1'],
  [' "10.0.0.1:1" ', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['[::ffff:10.0.0.1]:443', '10.0.0.1'],
  ['::FFFF:0a00:0001', '10.0.0.1'],
  ['0:0:0:0:0:ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2'],
  ['[2001:DB8:0001:2::5]', '2001:db8:1:2'],
  ['2001:db8:1:2::5%eth0', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::2:3:4:5:6:7', '0:0:2:3'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  // What is no address may be forwarded as one.
  ['unknown', 'unknown'],
  ['_hidden:8080', '_hidden'],
  ['::1:2:3:4:5:6:7:8:9', '::1:2:3:4:5:6:7:8'],
  ['[', '['],
  ['', ''],
])('%s lies in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['10.0.0.1', '2001:db8:1:2:3:4:5:6'])('a service is told %s without its port', (host) => {
  expect([host, `${host}:1`, `[${host}]:65535`].map(hostOf)).toEqual([host, host, host]);
});

test('an address behind a proxy that names ports has its share once', async () => {
  const server = fastify({ trustProxy: (_address, hop) => hop < 1 });
  addErrorAnswers(server);
  server.addHook('onRequest', rateLimit(2, { now: () => 0 }));
  server.get('/', () => 'ok');
  const ask = async (forwarded: string) =>
    (await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  const statuses = await Promise.all(['203.0.113.7:1', '203.0.113.7:2', '203.0.113.7'].map(ask));
  expect(statuses.toSorted()).toEqual([200, 200, 429]);
  expect(await ask('203.0.113.8:1')).toBe(200);
});

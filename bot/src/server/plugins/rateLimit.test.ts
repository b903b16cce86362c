import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { fakeClock } from '../testServer.fixture.ts';
import { addErrorAnswers } from './errorAnswers.ts';
import { rateLimit, registrationLimit } from './rateLimit.ts';

function setup() {
  const clock = fakeClock();
  const server = fastify();
  addErrorAnswers(server);
  server.addHook('onRequest', rateLimit(2, clock));
  server.get('/', () => 'yes');
  const ask = (remoteAddress = '10.0.0.1') => server.inject({ url: '/', remoteAddress });
  return { clock, ask };
}

test('the third request of a minute is refused with the time to wait, and others are not', async () => {
  const { clock, ask } = setup();
  await ask();
  expect((await ask()).statusCode).toBe(200);
  clock.time += 18_500;
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '42']);
  clock.time += 499;
  expect((await ask()).headers['retry-after']).toBe('42');
  expect((await ask('10.0.0.2')).statusCode).toBe(200);
});

test('a new minute begins with the first request after the old one', async () => {
  const { clock, ask } = setup();
  await ask();
  await ask();
  clock.time += 60_000;
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

test('who has a whole network of version 6 is counted as one, their neighbours as others', async () => {
  const { ask } = setup();
  await ask('2001:db8:1:2::1');
  await ask('2001:db8:1:2:a:b:c:d');
  expect((await ask('2001:db8:1:2:ffff::')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
  await ask('::1');
  expect((await ask('::ffff:10.0.0.1')).statusCode).toBe(200);
  expect((await ask('::1')).statusCode).toBe(200);
});

test('the limit of registrations lasts an hour', async () => {
  const clock = fakeClock();
  const server = fastify();
  addErrorAnswers(server);
  server.get('/', { onRequest: registrationLimit(1, clock) }, () => 'yes');
  const ask = async () => (await server.inject('/')).statusCode;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  clock.time += 3_599_999;
  expect(await ask()).toBe(429);
  clock.time += 1;
  expect(await ask()).toBe(200);
});

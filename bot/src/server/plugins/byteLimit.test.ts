import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { fakeClock } from '../testServer.fixture.ts';
import { createByteLimit } from './byteLimit.ts';
import { addErrorAnswers } from './errorAnswers.ts';

function setup() {
  const clock = fakeClock();
  const server = fastify();
  addErrorAnswers(server);
  const bytes = createByteLimit(1_000, clock);
  server.addHook('onRequest', bytes.check);
  server.get('/sent/:size', (request) => {
    bytes.spend(request, Number((request.params as { size: string }).size));
    return 'yes';
  });
  server.get('/made', async (request, reply) => {
    bytes.take(request, reply, 1_001);
    return 'yes';
  });
  const ask = (url: string, remoteAddress = '10.0.0.1') => server.inject({ url, remoteAddress });
  return { clock, ask };
}

test('a client above its byte limit is refused until the minute is over, and others are not', async () => {
  const { clock, ask } = setup();
  expect((await ask('/sent/1001')).statusCode).toBe(200);
  clock.time += 30_000;
  const refused = await ask('/sent/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await ask('/sent/1', '10.0.0.2')).statusCode).toBe(200);
  clock.time += 30_000;
  expect((await ask('/sent/1')).statusCode).toBe(200);
});

test('a household of version 6 shares one limit', async () => {
  const { ask } = setup();
  await ask('/sent/1001', '2001:db8:1:2::1');
  expect((await ask('/sent/1', '2001:db8:1:2::2')).statusCode).toBe(429);
});

test('of simultaneous answers only one exceeds the limit', async () => {
  const { ask } = setup();
  const answers = await Promise.all([ask('/made'), ask('/made'), ask('/made')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
});

test('a limit used up exactly is not exceeded', async () => {
  const { ask } = setup();
  const statuses = [await ask('/sent/1000'), await ask('/made'), await ask('/sent/1')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { fakeClock } from '../testServer.fixture.ts';
import { createAddressLimit } from './addressLimit.ts';
import { addErrorAnswers } from './errorAnswers.ts';

function bytesSetup() {
  const clock = fakeClock();
  const server = fastify();
  addErrorAnswers(server);
  const bytes = createAddressLimit({ requestsPerMinute: 5, bytesPerMinute: 1_000 }, clock);
  server.addHook('onRequest', bytes.check);
  server.get('/sent/:size', (request) => {
    bytes.spend(request, Number((request.params as { size: string }).size));
    return 'yes';
  });
  server.get('/made', (request, reply) => {
    bytes.take(request, reply, 1_001);
    return 'yes';
  });
  const ask = (url: string, remoteAddress = '10.0.0.1') => server.inject({ url, remoteAddress });
  return { clock, ask };
}

test('who was sent their share of bytes is refused until the minute is over, and others are not', async () => {
  const { clock, ask } = bytesSetup();
  expect((await ask('/sent/1001')).statusCode).toBe(200);
  clock.time += 30_000;
  const refused = await ask('/sent/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await ask('/sent/1', '10.0.0.2')).statusCode).toBe(200);
  clock.time += 30_000;
  expect((await ask('/sent/1')).statusCode).toBe(200);
});

test('of what is made at the same time only one answer goes beyond the share', async () => {
  const { ask } = bytesSetup();
  const answers = await Promise.all([ask('/made'), ask('/made'), ask('/made')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
});

test('requests are counted beside their bytes', async () => {
  const { clock, ask } = bytesSetup();
  for (let asked = 0; asked < 5; asked += 1) expect((await ask('/sent/1')).statusCode).toBe(200);
  clock.time += 20_000;
  const refused = await ask('/sent/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
});

test('what is sent from memory counts like everything else, and nothing does that is refused', () => {
  const limit = createAddressLimit({ requestsPerMinute: 3, bytesPerMinute: 1_000 }, fakeClock());
  expect(['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.1'].map((each) => limit.admit(each, 10))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([limit.admit('10.0.0.2', 1_001), limit.admit('10.0.0.2', 1)]).toEqual([true, false]);
  // A household of version 6 is one address.
  expect([limit.admit('2001:db8:1:2::1', 1_001), limit.admit('2001:db8:1:2::2', 1)]).toEqual([true, false]);
});

test('a share of bytes that is used up to the last one is not used up', async () => {
  const { ask } = bytesSetup();
  expect(
    [await ask('/sent/1000'), await ask('/made'), await ask('/sent/1')].map(({ statusCode }) => statusCode),
  ).toEqual([200, 200, 429]);
  const limit = createAddressLimit({ requestsPerMinute: 9, bytesPerMinute: 1_000 }, fakeClock());
  expect([1_000, 1, 1].map((bytes) => limit.admit('10.0.0.1', bytes))).toEqual([true, true, false]);
});

test('of twenty thousand addresses each is known, of one more the one unseen for longest is forgotten', () => {
  const limit = createAddressLimit({ requestsPerMinute: 1, bytesPerMinute: 1_000 }, fakeClock());
  for (let address = 0; address < 20_000; address += 1) limit.admit(`${address}`, 1);
  expect(limit.admit('0', 1)).toBe(false);
  limit.admit('one more', 1);
  expect([limit.admit('0', 1), limit.admit('1', 1)]).toEqual([false, true]);
});

test('what is to be put together is refused to a request that was let in before the share was used up', () => {
  const clock = fakeClock();
  const limit = createAddressLimit({ requestsPerMinute: 9, bytesPerMinute: 1_000 }, clock);
  const request = { ip: '10.0.0.1' } as FastifyRequest;
  const header = vi.fn();
  const take = () => limit.take(request, { header } as unknown as FastifyReply, 1_001);
  take();
  clock.time += 20_000;
  expect(take).toThrow(expect.objectContaining({ code: 'service.rate_limited' }));
  expect(header.mock.calls).toEqual([['retry-after', 40]]);
});

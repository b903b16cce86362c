import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createAnswerCache } from '../cache/answerCache.ts';
import { addCachedGet, cachedRead, type Parts } from './cachedRead.ts';

const freshness = { ttlMs: 5_000, staleMs: 5_000, errorMs: 5_000 };

/** A path that is answered from the cache; what was learned of addresses, and how often it was read. */
function setup() {
  const clock = { now: () => 1_000 };
  const cache = createAnswerCache({ maxBytes: 100_000, clock, onFailure: () => undefined });
  const [learn, load] = [vi.fn(), vi.fn(async () => ({ a: 1 }))];
  const parts: Parts = new Map();
  const deps = { cache, clock, parts, hot: { learn }, headers: {}, bytes: { spend: () => undefined } };
  const server = fastify();
  addCachedGet(server, deps, '/a', freshness, { key: 'the key', load });
  server.post(
    '/a',
    cachedRead(deps, freshness, () => ({ key: 'the key', load })),
  );
  return { server, parts, learn, load };
}

it('what a path answers alone it answers as a part of others too, read once for both', async () => {
  const { server, parts, load } = setup();
  const part = await parts.get('/a')?.read();
  expect([part?.body.toString(), parts.get('/a')?.freshness]).toEqual(['{"a":1}', freshness]);
  expect((await server.inject('/a')).json()).toEqual({ a: 1 });
  expect(load).toHaveBeenCalledTimes(1);
});

it('it is learned of an address that is asked by GET, and of no other', async () => {
  const { server, learn } = setup();
  for (const method of ['HEAD', 'POST'] as const) await server.inject({ method, url: '/a' });
  expect(learn).not.toHaveBeenCalled();
  for (const url of ['/a', '/a?b']) expect((await server.inject(url)).json()).toEqual({ a: 1 });
  const learned = { key: 'the key', ttlMs: 5_000, route: '/a', readyOf: expect.any(Function) };
  expect(learn.mock.calls).toEqual([
    ['/a', learned],
    ['/a?b', learned],
  ]);
});

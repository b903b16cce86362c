import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

const freshness = { ttlMs: 1_000, staleMs: 5_000, errorMs: 60_000 };

function setup(options: { maxBytes?: number } = {}) {
  const clock = { time: 1_000_000, now: () => clock.time };
  const failed: string[] = [];
  const cache = createAnswerCache({
    maxBytes: options.maxBytes ?? 1_000_000,
    clock,
    onFailure: (_error, key) => failed.push(key),
  });
  const source = { calls: 0, json: '"first"', error: undefined as AppError | undefined };
  const load = async () => {
    source.calls += 1;
    await Promise.resolve();
    if (source.error !== undefined) throw source.error;
    return source.json;
  };
  const get = async (key = 'key') => (await cache.get(key, freshness, load)).body.toString();
  return { cache, clock, failed, source, load, get };
}

const down = () => new AppError('service.unreachable', { path: '/' });

test('a thousand requests at once make one upstream request', async () => {
  const { get, source } = setup();
  const bodies = await Promise.all(Array.from({ length: 1_000 }, () => get()));
  expect(source.calls).toBe(1);
  expect(new Set(bodies)).toEqual(new Set(['"first"']));
});

test('a fresh answer comes from memory', async () => {
  const { clock, get, source } = setup();
  await get();
  clock.time += 999;
  expect(await get()).toBe('"first"');
  expect(source.calls).toBe(1);
});

test('a stale answer is served at once while a new one is fetched in the background', async () => {
  const { clock, get, source } = setup();
  await get();
  clock.time += 1_000;
  source.json = '"second"';
  expect(await Promise.all([get(), get()])).toEqual(['"first"', '"first"']);
  await expect.poll(() => get()).toBe('"second"');
  expect(source.calls).toBe(2);
});

test('an answer too old to be served stale is fetched first', async () => {
  const { clock, get, source } = setup();
  await get();
  clock.time += 5_000;
  source.json = '"second"';
  expect(await get()).toBe('"second"');
});

test('an old answer replaces a failed one, until it is too old for that', async () => {
  const { clock, failed, get, source } = setup();
  await get();
  source.error = down();
  clock.time += 59_000;
  expect(await get()).toBe('"first"');
  expect(failed).toEqual(['key']);
  clock.time += 1_000;
  await expect(get()).rejects.toMatchObject({ code: 'service.unreachable' });
});

test('a failing upstream is retried after a second at the earliest', async () => {
  const { clock, get, source } = setup();
  source.error = down();
  await expect(get()).rejects.toThrow();
  await expect(get()).rejects.toThrow();
  expect(source.calls).toBe(1);
  clock.time += 1_000;
  source.error = undefined;
  expect(await get()).toBe('"first"');
  expect(source.calls).toBe(2);
});

test('a load that throws at once does not block its key', async () => {
  const { cache, clock, get } = setup();
  const broken = () => {
    throw down();
  };
  await expect(cache.get('key', freshness, broken)).rejects.toThrow();
  clock.time += 1_000;
  expect(await get()).toBe('"first"');
});

test('memory is bounded: the least used answers are evicted', async () => {
  const { get, source } = setup({ maxBytes: 3_000 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm']) await get(key);
  expect(source.calls).toBe(13);
  await get('m');
  expect(source.calls).toBe(13);
  await get('a');
  expect(source.calls).toBe(14);
});

test('an unchanged body keeps its encodings and its ETag', async () => {
  const { cache, clock, load, source } = setup();
  source.json = JSON.stringify('x'.repeat(5_000));
  const first = await cache.get('key', freshness, load);
  clock.time += 10_000;
  const second = await cache.get('key', freshness, load);
  expect(second.brotli).toBe(first.brotli);
  expect(second.etag).toBe(first.etag);
  expect(second.storedAt).toBe(first.storedAt + 10_000);
  expect(first.gzip?.length).toBeLessThan(200);
});

test('an answer that replaced a failed one stays in memory for the next caller', async () => {
  const { clock, get, source } = setup();
  await get();
  source.error = down();
  clock.time += 10_000;
  expect([await get(), await get()]).toEqual(['"first"', '"first"']);
});

test('a pending answer reaches its callers, even if others fill the memory first', async () => {
  const { cache, get } = setup({ maxBytes: 3_000 });
  const late = Promise.withResolvers<string>();
  const waiting = cache.get('late', freshness, () => late.promise);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm']) await get(key);
  late.resolve('"late"');
  expect((await waiting).body.toString()).toBe('"late"');
});

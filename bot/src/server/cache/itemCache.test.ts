import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { createItemCache } from './itemCache.ts';

function setup(options: { maxBatch?: number; maxBytes?: number } = {}) {
  const clock = { time: 1_000_000, now: () => clock.time };
  const state = { isDown: false, version: 1, refused: '', until: Promise.resolve() };
  const asked: string[][] = [];
  const cache = createItemCache(
    {
      name: 'things',
      freshness: { ttlMs: 10_000, staleMs: 20_000, errorMs: 60_000 },
      maxBatch: options.maxBatch ?? 100,
      isRefusal: (error) => error instanceof AppError && error.code.startsWith('chain.'),
      async loadMany(ids) {
        asked.push([...ids]);
        await state.until;
        if (state.isDown) throw new AppError('node.unreachable');
        if (ids.includes(state.refused)) throw new AppError('chain.refused');
        return new Map(
          ids.filter((id) => id !== 'unknown').map((id) => [id, `{"id":"${id}","v":${state.version}}`]),
        );
      },
    },
    { maxBytes: options.maxBytes ?? 1_000_000, clock, onFailure: () => {} },
  );
  const items = {
    getMany: async (ids: string[]) => (await cache.getMany(ids)).map(({ json }) => json),
  };
  return { asked, clock, items, state };
}

test('of ten requested items with nine known, one is fetched', async () => {
  const { asked, items } = setup();
  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  await items.getMany(nine);
  const texts = await items.getMany([...nine, '10']);
  expect(asked).toEqual([nine, ['10']]);
  expect(texts[9]).toBe('{"id":"10","v":1}');
});

test('answers in the requested order, null for unknown items', async () => {
  const { items } = setup();
  expect(await items.getMany(['b', 'unknown', 'a'])).toEqual([
    '{"id":"b","v":1}',
    'null',
    '{"id":"a","v":1}',
  ]);
});

test('sends no request for an empty list', async () => {
  const { asked, items } = setup();
  expect(await items.getMany([])).toEqual([]);
  expect(asked).toEqual([]);
});

test('a thousand requests at once for the same ids make one upstream request', async () => {
  const { asked, items } = setup();
  await Promise.all(Array.from({ length: 1_000 }, () => items.getMany(['a', 'b'])));
  expect(asked).toEqual([['a', 'b']]);
});

test('simultaneous requests share a call, up to its limit of ids', async () => {
  const { asked, items } = setup({ maxBatch: 2 });
  await Promise.all([items.getMany(['a']), items.getMany(['b']), items.getMany(['c'])]);
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

test('an unknown id is requested again after three seconds', async () => {
  const { asked, clock, items } = setup();
  await items.getMany(['unknown']);
  clock.time += 2_999;
  await items.getMany(['unknown']);
  expect(asked).toHaveLength(1);
  clock.time += 1;
  await items.getMany(['unknown']);
  expect(asked).toHaveLength(2);
});

test('an expired item is served at once and renewed in the background; an older one is fetched first', async () => {
  const { clock, items, state } = setup();
  await items.getMany(['a']);
  state.version = 2;
  clock.time += 15_000;
  expect(await items.getMany(['a'])).toEqual(['{"id":"a","v":1}']);
  await expect.poll(() => items.getMany(['a'])).toEqual(['{"id":"a","v":2}']);
  state.version = 3;
  clock.time += 25_000;
  expect(await items.getMany(['a'])).toEqual(['{"id":"a","v":3}']);
});

test('known items are served while the source is down', async () => {
  const { clock, items, state } = setup();
  await items.getMany(['a']);
  state.isDown = true;
  clock.time += 59_000;
  expect(await items.getMany(['a'])).toEqual(['{"id":"a","v":1}']);
  clock.time += 1_000;
  await expect(items.getMany(['a'])).rejects.toMatchObject({ code: 'node.unreachable' });
});

test('an id the node refuses does not affect any other one', async () => {
  const { items, state } = setup();
  state.refused = 'bad';
  const [good, bad, alsoGood] = await Promise.allSettled([
    items.getMany(['a', 'b']),
    items.getMany(['bad']),
    items.getMany(['c']),
  ]);
  expect(good).toEqual({ status: 'fulfilled', value: ['{"id":"a","v":1}', '{"id":"b","v":1}'] });
  expect(bad.status).toBe('rejected');
  expect(alsoGood).toEqual({ status: 'fulfilled', value: ['{"id":"c","v":1}'] });
});

test('an item that replaced a failed one stays in memory for the next caller', async () => {
  const { clock, items, state } = setup();
  await items.getMany(['a']);
  state.isDown = true;
  clock.time += 25_000;
  for (let times = 0; times < 2; times += 1) expect(await items.getMany(['a'])).toEqual(['{"id":"a","v":1}']);
});

test('a pending item reaches its callers, even if others fill the memory first', async () => {
  const { items, state } = setup({ maxBytes: 400 });
  const late = Promise.withResolvers<void>();
  state.until = late.promise;
  const waiting = items.getMany(['late']);
  await new Promise(setImmediate);
  state.until = Promise.resolve();
  for (const id of ['a', 'b', 'c', 'd']) await items.getMany([id]);
  late.resolve();
  expect(await waiting).toEqual(['{"id":"late","v":1}']);
});

test('a failed request is repeated after a second at the earliest', async () => {
  const { asked, clock, items, state } = setup();
  state.isDown = true;
  const fail = () => expect(items.getMany(['a'])).rejects.toMatchObject({ code: 'node.unreachable' });
  await fail();
  clock.time += 999;
  await fail();
  expect(asked).toHaveLength(1);
  clock.time += 1;
  state.isDown = false;
  expect(await items.getMany(['a'])).toEqual(['{"id":"a","v":1}']);
});

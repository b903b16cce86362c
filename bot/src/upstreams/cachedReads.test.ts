import { expect, it, vi } from 'vitest';
import { cachedReads, cachedValue } from './cachedReads.ts';

function setup() {
  const clock = { time: 1_795_000_000_000, now: () => clock.time };
  const load = vi.fn(async (key: string) => `${key}${load.mock.calls.length}`);
  return { clock, load, read: cachedReads(load, { ttlMs: 1_000, max: 2, clock }) };
}

it('concurrent reads of a key share one request, and later ones use it until it is too old', async () => {
  const { clock, load, read } = setup();
  const first = { value: 'a1', readAt: clock.time };
  expect(await Promise.all([read('a'), read('a')])).toEqual([first, first]);
  clock.time += 1_000;
  expect(await read('a')).toEqual(first);
  clock.time += 1;
  expect(await read('a')).toEqual({ value: 'a2', readAt: clock.time });
  expect(load).toHaveBeenCalledTimes(2);
});

it('a failed read rejects for its callers, and is not cached', async () => {
  const { load, read } = setup();
  load.mockRejectedValueOnce(new RangeError('away'));
  await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('away');
  expect((await read('a')).value).toBe('a2');
});

it('the keys unread for longest are evicted', async () => {
  const { load, read } = setup();
  for (const key of ['a', 'b', 'c', 'a']) await read(key);
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'a']);
});

it('a read evicted while it is running still ends', async () => {
  const { read } = setup();
  expect((await Promise.all(['a', 'b', 'c'].map(read))).map(({ value }) => value[0])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('undefined is a value like any other', async () => {
  const load = vi.fn(async () => undefined);
  const read = cachedValue(load, { ttlMs: 1_000, clock: { now: () => 1 } });
  expect([await read(), await read()]).toEqual([undefined, undefined]);
  expect(load).toHaveBeenCalledTimes(1);
});

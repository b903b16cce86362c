import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it, vi } from 'vitest';
import type { Log } from '../../logging.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { createCaches } from './createCaches.ts';

const lasting = { ttlMs: 60_000, staleMs: 60_000, errorMs: 60_000 };

/** Caches of a size over a source that knows every item by such a text; records requests and log lines. */
function setup(maxBytes: number, json = '1') {
  const asked: (readonly string[])[] = [];
  const load = async (ids: readonly string[]) => {
    asked.push(ids);
    if (ids.includes('bad')) throw new AppError('chain.unknown_account');
    if (ids.includes('late')) throw new AppError('node.timeout');
    if (ids.includes('broken')) throw new TypeError('chain.broken');
    return new Map(ids.map((id) => [id, json]));
  };
  const clock = { time: 1_000, now: () => clock.time };
  const warn = vi.fn();
  const source = { items: { assets: load, objects: load, accounts: load } } as unknown as DataSource;
  const caches = createCaches({ source, clock, log: { warn } as unknown as Log, maxBytes });
  return { caches, asked, clock, warn };
}

it('three quarters of the memory are for whole answers', async () => {
  // Its length plus 257 bytes.
  for (const length of [700, 701]) {
    const { answers } = setup(1_276).caches;
    await answers.get('k', lasting, async () => 'x'.repeat(length));
    expect(answers.peek('k')?.body.length).toBe(length === 700 ? 700 : undefined);
  }
});

it.each([
  [871, 1],
  [872, 2],
])('a twelfth is for each kind of items: of %i bytes one is fetched %i times', async (length, times) => {
  const { caches, asked } = setup(12_000, 'x'.repeat(length));
  for (let each = 0; each < 2; each += 1) await caches.items.assets.getMany(['a']);
  expect(asked).toHaveLength(times);
});

it('a node gets requests for a hundred assets or objects at once', async () => {
  const { caches, asked } = setup(1_000_000);
  const ids = Array.from({ length: 201 }, (_, index) => `1.3.${index}`);
  await caches.items.assets.getMany(ids);
  await caches.items.objects.getMany(ids);
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 1, 100, 100, 1]);
});

it('an id refused by the chain does not affect the others', async () => {
  const { caches, asked } = setup(1_000_000);
  const answers = await Promise.allSettled(['a', 'bad'].map((id) => caches.items.assets.getMany([id])));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  // Only this one is left.
  expect(asked).toEqual([['a', 'bad'], ['a']]);
});

it.each(['late', 'broken'])('no further request follows a failure that no id caused (%s)', async (id) => {
  const { caches, asked } = setup(1_000_000);
  await expect(caches.items.assets.getMany(['a', id])).rejects.toThrow();
  expect(asked).toEqual([['a', id]]);
});

it('the log of a replacement by an older answer does not name the requested key', async () => {
  const { caches, clock, warn } = setup(1_000_000);
  const freshness = { ttlMs: 2, staleMs: 2, errorMs: 60_000 };
  await caches.answers.get('getAccount alice', freshness, async () => '1');
  clock.time += 10;
  const failing = () => Promise.reject(new AppError('node.timeout'));
  const old = await caches.answers.get('getAccount alice', freshness, failing);
  expect(old.body.toString()).toBe('1');
  expect(warn.mock.calls).toEqual([
    [{ code: 'node.timeout', facts: expect.anything(), what: 'getAccount' }, 'an older answer is used'],
  ]);
});

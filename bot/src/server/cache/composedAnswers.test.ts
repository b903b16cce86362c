import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createComposedAnswers } from './composedAnswers.ts';

const join = vi.fn((texts: readonly string[]) => `[${texts.join(',')}]`);
const item = (json: string, storedAt: number) => ({ json, storedAt });
const long = JSON.stringify('x'.repeat(2_000));

test('as long as no item is renewed the same answer is given, put together and compressed once', async () => {
  join.mockClear();
  const composed = createComposedAnswers(1_000_000);
  const items = [item('1', 5_000), item(long, 4_000)];
  const [first, meanwhile] = await Promise.all([
    composed.get('k', items, join),
    composed.get('k', [...items], join),
  ]);
  expect(meanwhile).toBe(first);
  expect(await composed.get('k', [...items], join)).toBe(first);
  expect(join).toHaveBeenCalledTimes(1);
  expect(gunzipSync(first.gzip ?? '').toString()).toBe(`[1,${long}]`);
});

test('an answer is as old as its oldest item', async () => {
  const { storedAt } = await createComposedAnswers(1_000_000).get(
    'k',
    [item('1', 5_000), item('2', 4_000)],
    join,
  );
  expect(storedAt).toBe(4_000);
});

test('a renewed item makes a new answer; the same text keeps its tag and its compressed forms', async () => {
  const composed = createComposedAnswers(1_000_000);
  const first = await composed.get('k', [item(long, 1_000)], join);
  const renewed = await composed.get('k', [item(long, 2_000)], join);
  expect([renewed.storedAt, renewed.etag]).toEqual([2_000, first.etag]);
  expect(renewed.gzip).toBe(first.gzip);
  const changed = await composed.get('k', [item('1', 3_000)], join);
  expect([changed.body.toString(), changed.etag === first.etag]).toEqual(['[1]', false]);
});

test('more than an answer may hold is refused', async () => {
  const items = Array.from({ length: 9 }, () => item(`"${'x'.repeat(1_000_000)}"`, 1));
  await expect(createComposedAnswers(1_000_000).get('k', items, join)).rejects.toMatchObject({
    code: 'request.too_large',
  });
});

import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createComposedAnswers, MAX_ANSWER_BYTES } from './composedAnswers.ts';

const join = vi.fn((texts: readonly string[]) => `[${texts.join(',')}]`);
const admit = vi.fn((_bytes: number) => {});
const making = { join, admit };
const item = (json: string, storedAt: number) => ({ json, storedAt });
const long = JSON.stringify('x'.repeat(2_000));

test('as long as no item is renewed the same answer is given, put together and compressed once', async () => {
  join.mockClear();
  admit.mockClear();
  const composed = createComposedAnswers(1_000_000);
  const items = [item('1', 5_000), item(long, 4_000)];
  const [first, meanwhile] = await Promise.all([
    composed.get('k', items, making),
    composed.get('k', [...items], making),
  ]);
  expect(meanwhile).toBe(first);
  expect(await composed.get('k', [...items], making)).toBe(first);
  expect(join).toHaveBeenCalledTimes(1);
  expect(admit.mock.calls).toEqual([[long.length + 1]]);
  expect(gunzipSync(first.gzip ?? '').toString()).toBe(`[1,${long}]`);
});

test('an answer is as old as its oldest item', async () => {
  const { storedAt } = await createComposedAnswers(1_000_000).get(
    'k',
    [item('1', 5_000), item('2', 4_000)],
    making,
  );
  expect(storedAt).toBe(4_000);
});

test('a renewed item makes a new answer; the same text keeps its tag and its compressed forms', async () => {
  const composed = createComposedAnswers(1_000_000);
  const first = await composed.get('k', [item(long, 1_000)], making);
  const renewed = await composed.get('k', [item(long, 2_000)], making);
  expect([renewed.storedAt, renewed.etag]).toEqual([2_000, first.etag]);
  expect(renewed.gzip).toBe(first.gzip);
  const changed = await composed.get('k', [item('1', 3_000)], making);
  expect([changed.body.toString(), changed.etag === first.etag]).toEqual(['[1]', false]);
});

const megabytes = (count: number) =>
  Array.from({ length: count }, () => item(JSON.stringify(randomBytes(375_000).toString('hex')), 1));

test('the largest answer that there can be stays in memory, though it hardly compresses', async () => {
  join.mockClear();
  const composed = createComposedAnswers(2_000_000);
  const items = megabytes(1);
  const first = await composed.get('k', items, making);
  expect(first.body.length).toBeGreaterThan(700_000);
  const again = await composed.get('k', items, making);
  expect(again === first).toBe(true);
  expect(join).toHaveBeenCalledTimes(1);
});

test('an answer that others have pushed out of the memory is put together again', async () => {
  join.mockClear();
  const composed = createComposedAnswers(100_000);
  const digits = () => item(JSON.stringify(randomBytes(15_000).toString('hex')), 1);
  const [one, other] = [digits(), digits()];
  await composed.get('one', [one], making);
  await composed.get('other', [other], making);
  await composed.get('one', [one], making);
  expect(join).toHaveBeenCalledTimes(3);
});

test.each([
  ['more than an answer may hold', 10 * MAX_ANSWER_BYTES, 12],
  ['more than the memory could keep', 1_000_000, 1],
])('%s is refused, and nothing is put together', async (_what, room, count) => {
  join.mockClear();
  const composed = createComposedAnswers(room);
  await expect(composed.get('k', megabytes(count), making)).rejects.toMatchObject({
    code: 'request.too_large',
  });
  expect(join).not.toHaveBeenCalled();
});

test('who may have no more is refused before anything is put together', async () => {
  join.mockClear();
  const refusal = new Error('no more');
  const refused = createComposedAnswers(1_000_000).get('k', [item('1', 1)], {
    join,
    admit: () => {
      throw refusal;
    },
  });
  await expect(refused).rejects.toBe(refusal);
  expect(join).not.toHaveBeenCalled();
});

test('eight megabytes are the most that goes out at once', () => {
  expect(MAX_ANSWER_BYTES).toBe(8 * 1_024 * 1_024);
});

test.each([
  [143, 1],
  [144, 2],
])(
  'the names of an answer count as its room: with a key of %i letters it is put together %i times',
  async (length, times) => {
    join.mockClear();
    const composed = createComposedAnswers(1_000);
    // Twice 300 bytes, 256 besides, and one letter for its only item.
    const items = [item('x'.repeat(298), 1)];
    for (let each = 0; each < 2; each += 1) await composed.get('k'.repeat(length), items, making);
    expect(join).toHaveBeenCalledTimes(times);
  },
);

import { expect, it } from 'vitest';
import { loadAround } from './loadAround.ts';

const refusal = new RangeError('no such id');

/** Loads ids from a source that refuses some. */
async function load(count: number, isBad: (id: number) => boolean, error: unknown = refusal) {
  const asked: (readonly number[])[] = [];
  const loaded = new Set<number>();
  const ids = Array.from({ length: count }, (_, index) => index);
  const failed = await loadAround(
    ids,
    async (part) => {
      asked.push(part);
      if (part.some(isBad)) return error;
      for (const id of part) loaded.add(id);
      return undefined;
    },
    (each) => each === refusal,
  );
  return { asked, loaded, failed };
}

it('ids without a refused one take one call', async () => {
  const { asked, failed } = await load(100, () => false);
  expect([asked.length, failed]).toEqual([1, []]);
});

it.each([0, 1, 42, 98, 99])(
  'of a hundred the refused number %i is found, without affecting the others',
  async (bad) => {
    const { asked, loaded, failed } = await load(100, (id) => id === bad);
    expect(failed).toEqual([{ entry: bad, error: refusal, isOwn: true }]);
    expect(loaded.size).toBe(99);
    expect(asked.length).toBeLessThanOrEqual(15);
  },
);

it('there are never more calls than ids, however many are refused and at any positions', async () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const share of [0, 0.02, 0.1, 0.5, 0.9, 1])
    for (const count of [1, 2, 3, 7, 50, 100]) {
      const bad = new Set(Array.from({ length: count }, (_, id) => id).filter(() => random() < share));
      const { asked, loaded, failed } = await load(count, (id) => bad.has(id));
      expect(asked.length).toBeLessThanOrEqual(count);
      expect(loaded.size + failed.length).toBe(count);
      // Only refused ids are reported as refused.
      expect(failed.filter(({ entry, isOwn }) => isOwn && !bad.has(entry))).toEqual([]);
    }
});

it('any other failure applies to all, without further calls', async () => {
  const down = new Error('unreachable');
  const { asked, failed } = await load(100, () => true, down);
  expect([asked.length, failed.length]).toEqual([1, 100]);
  expect(failed[0]).toEqual({ entry: 0, error: down, isOwn: true });
});

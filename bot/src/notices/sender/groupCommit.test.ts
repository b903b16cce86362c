import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createGroupCommit } from './groupCommit.ts';

it('runs a lone item at once, and groups items that arrive while a statement runs', async () => {
  const run = vi.fn(async (items: readonly number[]) => {
    await nextTurn();
    return (item: number) => item * 10 + items.length;
  });
  const commit = createGroupCommit(run);
  expect(await Promise.all([1, 2, 3].map(commit))).toEqual([11, 22, 32]);
  expect(run.mock.calls).toEqual([[[1]], [[2, 3]]]);
});

it('fails only those whose statement failed', async () => {
  const commit = createGroupCommit(async ([first]: readonly number[]) => {
    if (first === 1) throw new RangeError('no');
    return (item: number) => item;
  });
  const [failed, kept] = await Promise.allSettled([1, 2].map(commit));
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(kept).toEqual({ status: 'fulfilled', value: 2 });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createGroupCommit } from './groupCommit.ts';
import { createReserve } from './reserve.ts';

it('runs a lone item at once, and together what comes while a statement runs', async () => {
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

it('fetches ahead when few are left, and gives back what nobody took', async () => {
  let next = 0;
  const fetchMore = vi.fn(async () => [next++, next++, next++]);
  const reserve = createReserve(fetchMore, 1);
  expect([await reserve.take(), await reserve.take()]).toEqual([0, 1]);
  expect(fetchMore).toHaveBeenCalledTimes(2);
  expect(await reserve.drain()).toEqual([2, 3, 4, 5]);
});

it('says when there is none, and why when they can not be fetched', async () => {
  const answers = [Promise.resolve([]), Promise.reject(new RangeError('no')), Promise.resolve(['item'])];
  const reserve = createReserve<string>(() => answers.shift() ?? Promise.resolve([]), 0);
  expect(await reserve.take()).toBeUndefined();
  await expect(reserve.take()).rejects.toThrow('no');
  expect(await reserve.take()).toBe('item');
});

import { expect, it } from 'vitest';
import { createReserve } from './reserve.ts';

/** A reserve of numbers fetched a few at a time, and the number already taken at each fetch. */
function setup(atOnce: number, all: number) {
  let [fetched, taken] = [0, 0];
  const asked: number[] = [];
  const reserve = createReserve(async () => {
    asked.push(taken);
    const more = Array.from({ length: Math.min(atOnce, all - fetched) }, (_, index) => fetched + index);
    fetched += more.length;
    return more;
  }, atOnce);
  const take = async () => {
    const item = await reserve.take();
    taken += 1;
    return item;
  };
  return { reserve, take, asked };
}

it.each([4, 5])('fetches again when no more than half of %i at a time are left', async (atOnce) => {
  const { take, asked } = setup(atOnce, 100);
  const items = [];
  for (let count = 0; count < 3; count += 1) items.push(await take());
  expect(items).toEqual([0, 1, 2]);
  // The first fetch, and one with the taking of the item that leaves two.
  expect(asked).toEqual([0, atOnce - 3]);
});

it('gives all of them in order, then nothing', async () => {
  const { take } = setup(3, 7);
  const items = [];
  for (let count = 0; count < 9; count += 1) items.push(await take());
  expect(items).toEqual([0, 1, 2, 3, 4, 5, 6, undefined, undefined]);
});

it('drains everything fetched and not taken, including a fetch on its way', async () => {
  const { take, reserve } = setup(4, 100);
  await take();
  await take();
  expect(await reserve.drain()).toEqual([2, 3, 4, 5, 6, 7]);
  expect(await reserve.drain()).toEqual([]);
});

it('reports an empty queue, or the reason of a failed fetch, and then fetches again', async () => {
  const answers = [Promise.resolve([]), Promise.reject(new RangeError('no')), Promise.resolve(['item'])];
  const reserve = createReserve<string>(() => answers.shift() ?? Promise.resolve([]), 0);
  expect(await reserve.take()).toBeUndefined();
  await expect(reserve.take()).rejects.toThrow('no');
  expect(await reserve.take()).toBe('item');
});

import type { Update } from 'grammy/types';
import { expect, it } from 'vitest';
import { createUpdateQueue } from './updateQueue.ts';

const from = (chat: number, id: number): Update => ({
  update_id: id,
  message: {
    message_id: id,
    date: 1,
    chat: { id: chat, type: 'private', first_name: 'A' },
    from: { id: chat, is_bot: false, first_name: 'A' },
  },
});

/** A queue whose updates are answered when the test says so. */
function setup(options: { atOnce: number; longest: number }) {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const queue = createUpdateQueue({
    ...options,
    handle: ({ update_id: id }) => {
      begun.push(id);
      return new Promise((resolve) => ends.set(id, resolve));
    },
  });
  const end = async (id: number) => {
    ends.get(id)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, end };
}

it('keeps the order within a chat, and no chat delays another', async () => {
  const { queue, begun, end } = setup({ atOnce: 2, longest: 10 });
  for (const update of [from(1, 1), from(1, 2), from(2, 3), from(3, 4)]) queue.add(update);
  expect(begun).toEqual([1, 3]);
  await end(3);
  expect(begun).toEqual([1, 3, 4]);
  await end(1);
  expect(begun).toEqual([1, 3, 4, 2]);
});

it('accepts no more than its limit', () => {
  const { queue } = setup({ atOnce: 1, longest: 2 });
  expect([1, 2, 3, 4].map((id) => queue.add(from(1, id)))).toEqual([true, true, true, false]);
});

it('starts nothing more once it is closed, and finishes the current one', async () => {
  const { queue, begun, end } = setup({ atOnce: 2, longest: 10 });
  for (const update of [from(1, 1), from(1, 2), from(2, 3)]) queue.add(update);
  let isClosed = false;
  const closed = queue.close().then(() => {
    isClosed = true;
  });
  expect(queue.add(from(3, 4))).toBe(false);
  expect(queue.room()).toBe(0);
  await end(1);
  expect(isClosed).toBe(false);
  await end(3);
  await closed;
  expect(begun).toEqual([1, 3]);
});

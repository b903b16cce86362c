import { expect, it } from 'vitest';
import { noTouches } from '../chain/orders/findOrderTouches.ts';
import { payoutTimes, recordThenSettle } from './noticeFollower.ts';

it('rounds and fills wait a minute; accounts are looked up every 3 s, pending work every 15 s, all orders every 5 min', () => {
  const times = { quietMs: 60_000, joinMs: 60_000, watchMs: 3_000, sweepMs: 300_000, lookMs: 15_000 };
  expect(payoutTimes({})).toEqual(times);
  expect(payoutTimes({ watchMs: 0, lookMs: 0 })).toEqual({ ...times, watchMs: 0, lookMs: 0 });
});

const at = new Date(0);
const rangeTo = (to: number) => ({ chainId: 'ab', from: to - 1, to, blocks: [], orders: noTouches });

/** Two settlers whose steps end when they are let go, and what they have done. */
function setup(isNew: boolean, failure?: Error) {
  const done: string[] = [];
  let letGo = Promise.withResolvers<void>();
  const settling = recordThenSettle(
    async ({ to }) => {
      done.push(`recorded ${to}`);
      return isNew;
    },
    [
      async (to) => {
        done.push(`orders ${to.block} ${to.at === at}`);
        await letGo.promise;
        if (failure !== undefined) throw failure;
      },
      async ({ block }) => void done.push(`proposals ${block}`),
    ],
  );
  const finish = async () => {
    letGo.resolve();
    await settling.settled();
    letGo = Promise.withResolvers<void>();
  };
  return { done, finish, record: (to: number) => settling.record(rangeTo(to), at) };
}

it('blocks are recorded while earlier ones are settled, in order, and only the newest is settled next', async () => {
  const { done, record, finish } = setup(true);
  for (const to of [7, 8, 9]) expect(await record(to)).toBe(true);
  expect(done).toEqual(['recorded 7', 'orders 7 true', 'recorded 8', 'recorded 9']);
  await finish();
  expect(done.slice(4)).toEqual(['proposals 7', 'orders 9 true', 'proposals 9']);
});

it('settles nothing of a range recorded by another process', async () => {
  const { done, record, finish } = setup(false);
  expect(await record(7)).toBe(false);
  await finish();
  expect(done).toEqual(['recorded 7']);
});

it('a failed settler ends the following at the next record, once', async () => {
  const { record, finish } = setup(true, new Error('away'));
  await record(7);
  await finish();
  await expect(record(8)).rejects.toThrow('away');
  expect(await record(8)).toBe(true);
  await finish();
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noTouches } from '../chain/orders/findOrderTouches.ts';
import { payoutTimes, recordThenSettle } from './noticeFollower.ts';

it('rounds and fills wait a minute; accounts are looked up every 3 s, pending work every 15 s, all orders every 5 min', () => {
  const times = { quietMs: 60_000, joinMs: 60_000, watchMs: 3_000, sweepMs: 300_000, lookMs: 15_000 };
  expect(payoutTimes({})).toEqual(times);
  expect(payoutTimes({ watchMs: 0, lookMs: 0 })).toEqual({ ...times, watchMs: 0, lookMs: 0 });
});

/** The steps for a range that ends with block 7, in order; each ends a turn later. */
async function recorded(isNew: boolean) {
  const done: string[] = [];
  const part = async (name: string) => {
    done.push(`${name}…`);
    await nextTurn();
    done.push(name);
  };
  const at = new Date(0);
  const record = recordThenSettle(async () => {
    await part('recorded');
    return isNew;
  }, [(to) => part(`orders ${to.block} ${to.at === at}`), () => part('proposals')]);
  const range = { chainId: 'ab', from: 5, to: 7, blocks: [], orders: noTouches };
  return [await record(range, at), done];
}

it('records a range first, and then settles the work that waited for its end, one after the other', async () => {
  const orders = 'orders 7 true';
  expect(await recorded(true)).toEqual([
    true,
    ['recorded…', 'recorded', `${orders}…`, orders, 'proposals…', 'proposals'],
  ]);
});

it('settles nothing of a range recorded by another process', async () => {
  expect(await recorded(false)).toEqual([false, ['recorded…', 'recorded']]);
});

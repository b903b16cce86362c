import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noTouches } from '../chain/orders/findOrderTouches.ts';
import { payoutTimes, recordThenSettle } from './noticeFollower.ts';

it('rounds and fills wait a minute; accounts are looked for every 3 s, what waits every 15 s, every order every 5 min', () => {
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

it('a range is recorded first, and then what waits for its end is settled, one after the other', async () => {
  const orders = 'orders 7 true';
  expect(await recorded(true)).toEqual([
    true,
    ['recorded…', 'recorded', `${orders}…`, orders, 'proposals…', 'proposals'],
  ]);
});

it('nothing is settled of a range that another process has recorded', async () => {
  expect(await recorded(false)).toEqual([false, ['recorded…', 'recorded']]);
});

import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import { expect, it } from 'vitest';
import { dailyPoints, inMoney, moveOver, pricePoints } from './assetPast.ts';

const sth = { id: '1.3.4099', precision: 8 };
const bts = { id: '1.3.0', precision: 5 };
/** A value of a BTS unit that grows by one with each day, from the second day on. */
const growing: PastPriceFinder = (_, at) =>
  at < DAY_MS ? null : { perUnit: Math.floor(at / DAY_MS), source: { kind: 'token' } };

it('a pool prices its asset on either side, and not while it is empty', () => {
  const moments = [
    { time: 1, balances: { a: 0n, b: 0n } },
    { time: 2, balances: { a: 200_000n, b: 800_000_000n } },
  ];
  expect(pricePoints(moments, { asset: bts, other: sth, isA: true })).toEqual([{ time: 2, value: 4 }]);
  expect(pricePoints(moments, { asset: sth, other: bts, isA: false })).toEqual([{ time: 2, value: 0.25 }]);
});

it('a price in another asset becomes money by the value of that time, and ends at the present price', () => {
  const points = [
    { time: DAY_MS, value: 2 },
    { time: 1.5 * DAY_MS, value: 2 },
    { time: 2 * DAY_MS, value: 3 },
  ];
  const money = inMoney(points, { other: bts.id, find: growing, now: 60 });
  expect(money.map(({ value }) => value)).toEqual([20, 30, 60]);
});

it('one missing value of the other asset leaves the prices in proportion', () => {
  const points = [
    { time: 0, value: 2 },
    { time: DAY_MS, value: 4 },
  ];
  for (const find of [growing, null])
    expect(inMoney(points, { other: bts.id, find, now: 10 }).map(({ value }) => value)).toEqual([5, 10]);
});

it('a day without a price has no point', () => {
  const range = { since: 0.5 * DAY_MS, until: 3 * DAY_MS };
  expect(dailyPoints(bts, growing, range)).toEqual([
    { time: DAY_MS, value: 100_000 },
    { time: 2 * DAY_MS, value: 200_000 },
  ]);
  expect(dailyPoints(bts, growing, { ...range, until: DAY_MS })).toEqual([]);
});

it('a move is of the last over the first, and none with a single price', () => {
  const points = [100, 80, 110].map((value, time) => ({ time, value }));
  expect(moveOver(points)).toEqual({ absolute: 10, percent: 10 });
  expect(moveOver(points.slice(1, 2))).toBeNull();
  expect(moveOver([])).toBeNull();
});

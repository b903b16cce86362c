import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../amounts/durations.ts';
import { entryOf, units } from './entry.fixture.ts';
import type { PastPriceFinder } from './pastPrices.ts';
import { valueOverTime } from './valueOverTime.ts';

/** A unit of 1.3.0 costs the number of its day, from day 1 on; other assets have no price. */
const find: PastPriceFinder = (asset, at) =>
  asset === '1.3.0' && at >= DAY_MS
    ? { perUnit: Math.floor(at / DAY_MS), source: { kind: 'service', coin: 'bts' } }
    : null;
const day = (number: number) => number * DAY_MS;
const values = (entries: Parameters<typeof entryOf>[0][], to: number, before = new Map<string, bigint>()) =>
  valueOverTime({ entries: entries.map(entryOf), before, find, from: 0, to }).map(({ time, value }) => [
    time / DAY_MS,
    value,
  ]);

describe('the value in the past', () => {
  it('is the holdings at the prices of each day, and now', () => {
    const entries = [
      { at: day(1.5), got: [units(10, 0)] },
      { at: day(2.5), gave: [units(4, 0)], fee: units(1, 0) },
    ];
    expect(values(entries, day(3.5))).toEqual([
      [2, 20],
      [3, 15],
      [3.5, 15],
    ]);
  });

  it("counts earlier balances and amounts in the account's orders", () => {
    const before = new Map([['1.3.0', 2n]]);
    expect(values([{ at: day(1.5), kept: [units(-2, 0)] }], day(2), before)).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  it("values a share of a pool by the account's deposit", () => {
    const entries = [{ at: day(2.5), gave: [units(4, 0)], got: [units(8, 5)] }];
    expect(values(entries, day(3), new Map([['1.3.0', 4n]]))).toEqual([
      [1, 4],
      [2, 8],
      [3, 8],
    ]);
  });

  it("ignores the price of the account's own order: the other side may be the account itself", () => {
    const bought = { at: day(2.5), gave: [units(1, 0)], got: [units(8, 9)], orderId: '1.7.1' };
    expect(values([bought], day(3), new Map([['1.3.0', 4n]]))).toEqual([
      [1, 4],
      [2, 8],
      [3, 9],
    ]);
  });

  it('is unknown without any price', () => {
    expect(values([{ at: day(1), got: [units(10, 9)] }], day(2))).toEqual([]);
  });
});

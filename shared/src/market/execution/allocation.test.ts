import { expect, it } from 'vitest';
import { improveAllocation } from './allocation.ts';
import type { FloatAllocation, TotalAbout } from './totalAbout.ts';

/** Paths that give what a function of all says. */
const giving = (each: (allocation: FloatAllocation) => number[]): TotalAbout => ({
  paths: [],
  each,
  eachAfter: (allocation) => each(allocation),
});

it('takes a path out of use, to the last unit, where another gives more', () => {
  const totals = giving(([one = 0, other = 0]) => [one, 2 * other]);
  expect(improveAllocation(totals, [3, 7]).allocation).toEqual([0, 10]);
});

it('ends with steps of some four millionths of the whole', () => {
  const whole = 2 ** 30;
  const best = whole / 3;
  const totals = giving(([, other = 0]) => [0, whole - Math.abs(other - best)]);
  // An eighth, halved nineteen times, is 256 units: the nearest that these reach.
  expect(improveAllocation(totals, [whole, 0]).allocation[1]).toBe(256 * Math.round(best / 256));
});

it('makes its steps smaller after each, though another one as large would gain as well: what comes back is half of it', () => {
  const whole = 2 ** 20;
  const tried: number[] = [];
  const totals = giving(([, other = 0]) => {
    tried.push(other);
    return [0, other];
  });
  improveAllocation(totals, [whole, 0]);
  // A half, and back; a quarter more, and back.
  expect(tried.slice(0, 5)).toEqual([0, whole / 2, 0, (whole * 3) / 4, whole / 2]);
});

it('begins with all of up to 1,024 units, since of so few each decides, and with half of more', () => {
  const firstTried = (whole: number) => {
    const tried: number[] = [];
    const totals = giving(([, other = 0]) => {
      tried.push(other);
      return [0, 0];
    });
    improveAllocation(totals, [whole, 0]);
    return tried[1];
  };
  expect([firstTried(1_024), firstTried(1_025)]).toEqual([1_024, 512]);
});

it('leaves everything where it is when nothing is gained by a move', () => {
  const totals = giving(() => [2, 5]);
  expect(improveAllocation(totals, [3, 7]).allocation).toEqual([3, 7]);
  expect(improveAllocation(totals, [3_000, 7_000]).allocation).toEqual([3_000, 7_000]);
});

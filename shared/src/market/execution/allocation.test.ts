import { expect, it } from 'vitest';
import { type Allocation, improveAllocation } from './allocation.ts';

/** The result of an allocation over two paths, by the units of the second one, which it records. */
const noting = (given: (units: bigint) => bigint) => {
  const tried: bigint[] = [];
  const received = ([, other = 0n]: Allocation) => {
    tried.push(other);
    return given(other);
  };
  return { tried, received };
};

it('removes a path from use, to the last unit, if another gives more', () => {
  const received = ([one = 0n, other = 0n]: Allocation) => one + 2n * other;
  expect(improveAllocation(received, [3n, 7n]).allocation).toEqual([0n, 10n]);
});

it('ends with steps of some millionths of the whole', () => {
  const whole = 2n ** 30n;
  const best = whole / 3n;
  const { received } = noting((units) => whole - (units > best ? units - best : best - units));
  // A half, halved nineteen times, is 1,024 units: the smallest step.
  const [, found = 0n] = improveAllocation(received, [whole, 0n]).allocation;
  expect(found % 1_024n).toBe(0n);
  expect([found - best < 1_024n, best - found < 1_024n]).toEqual([true, true]);
});

it('shrinks its steps after each, although one of the same size would gain too: half of it comes back', () => {
  const whole = 2n ** 20n;
  const { tried, received } = noting((units) => units);
  improveAllocation(received, [whole, 0n]);
  // A half, and back; a quarter more, and back.
  expect(tried.slice(0, 5)).toEqual([0n, whole / 2n, 0n, (whole * 3n) / 4n, whole / 2n]);
});

it('starts with everything for up to 1,024 units, since each decides, and with half for more', () => {
  const firstTried = (whole: bigint) => {
    const { tried, received } = noting(() => 0n);
    improveAllocation(received, [whole, 0n]);
    return tried[1];
  };
  expect([firstTried(1_024n), firstTried(1_025n)]).toEqual([1_024n, 512n]);
});

it('moves nothing without a gain', () => {
  expect(improveAllocation(() => 7n, [3n, 7n]).allocation).toEqual([3n, 7n]);
  expect(improveAllocation(() => 7n, [3_000n, 7_000n]).allocation).toEqual([3_000n, 7_000n]);
});

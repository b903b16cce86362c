import { expect, it } from 'vitest';
import { unitsAt } from './unitsAt.ts';

it('returns the units of each place, and none after the last one', () => {
  expect([0, 1, 2].map((at) => unitsAt([5n, 7n], at))).toEqual([5n, 7n, 0n]);
});

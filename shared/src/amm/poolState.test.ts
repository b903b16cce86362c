import { expect, it } from 'vitest';
import { isInitialised, type PoolState } from './poolState.ts';

it.each([
  [0n, 0n, false],
  [1n, 0n, false],
  [0n, 1n, false],
  [1n, 1n, true],
])('a pool of %d and %d units exchanges: %s', (balanceA, balanceB, does) => {
  expect(isInitialised({ balanceA, balanceB } as PoolState)).toBe(does);
});

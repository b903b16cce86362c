import { expect, it } from 'vitest';
import { judge, NO_ATTEMPTS, secondsLeft, waitAfter } from './attempts.ts';

const NOW = 1_795_000_000_000;

it('four wrong PINs are free, then each wait is longer than the one before, up to an hour', () => {
  const waits = Array.from({ length: 16 }, (_, failed) => waitAfter(failed));
  expect(waits).toEqual([0, 0, 0, 0, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 3600, 3600]);
});

it.each([
  [-60_000, 5],
  [0, 5],
  [1, 5],
  [4_000, 1],
  [4_999, 1],
  [5_000, 0],
  [60_000, 0],
])('%d ms after the fourth wrong one %d seconds are left', (ms, seconds) => {
  expect(secondsLeft({ failed: 4, lastAt: NOW }, NOW + ms)).toBe(seconds);
});

it('a PIN may be tried once the wait is over, and is counted before the attempt', () => {
  const attempts = { failed: 4, lastAt: NOW };
  expect(judge(NO_ATTEMPTS, 10, NOW)).toEqual({ state: 'given', failed: 1 });
  expect(judge(attempts, 10, NOW + 4_999)).toEqual({ state: 'wait', seconds: 1 });
  expect(judge(attempts, 10, NOW + 5_000)).toEqual({ state: 'given', failed: 5 });
});

it('the attempt at the limit is the last, and with a limit of 0 there is none', () => {
  const attempts = (failed: number) => ({ failed, lastAt: 0 });
  expect(judge(attempts(9), 10, NOW)).toEqual({ state: 'given', failed: 10 });
  expect(judge(attempts(10), 10, NOW)).toEqual({ state: 'over', failed: 10 });
  expect(judge(attempts(100), 0, NOW)).toEqual({ state: 'given', failed: 101 });
});

import { expect, it } from 'vitest';
import { createRecentFailures } from './recentFailures.ts';

function setup() {
  const clock = { time: 5_000, now: () => clock.time };
  return { clock, failures: createRecentFailures(clock) };
}

it('a failure is repeated for a second, unless an answer arrives first', () => {
  const { clock, failures } = setup();
  failures.add('a', 'down');
  failures.add('b', 'down');
  failures.forget('b');
  clock.time += 999;
  expect(['a', 'b', 'c'].map((key) => failures.of(key)?.error)).toEqual(['down', undefined, undefined]);
  clock.time += 1;
  expect(failures.of('a')).toBeUndefined();
});

it('ten thousand are stored; one more replaces the one unused for longest', () => {
  const { failures } = setup();
  for (let key = 0; key < 10_000; key += 1) failures.add(`${key}`, key);
  expect(failures.of('0')?.error).toBe(0);
  failures.add('more', 'more');
  expect(['0', '1', '2'].map((key) => failures.of(key)?.error)).toEqual([0, undefined, 2]);
});

import { expect, it } from 'vitest';
import { memoizeLast } from './memoizeLast.ts';

const pairs = () => {
  const asked: unknown[] = [];
  const pairOf = memoizeLast((one: unknown, other: unknown) => {
    asked.push(one);
    return [one, other];
  });
  return { asked, pairOf };
};

it('returns the same result for the same arguments, and computes once', () => {
  const { asked, pairOf } = pairs();
  const account = {};
  expect(pairOf(account, 1)).toBe(pairOf(account, 1));
  expect(asked).toHaveLength(1);
});

it('computes again when any argument is another object, even an equal one', () => {
  const { asked, pairOf } = pairs();
  pairOf({}, 1);
  pairOf({}, 1);
  pairOf(asked[1], 2);
  expect(asked).toHaveLength(3);
});

it('caches the four last requested ones, so that memory stays bounded', () => {
  const { asked, pairOf } = pairs();
  for (const key of [1, 2, 3, 4, 1, 5]) pairOf(key, key);
  pairOf(1, 1);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  pairOf(2, 2);
  expect(asked).toEqual([1, 2, 3, 4, 5, 2]);
});

import { expect, it } from 'vitest';
import { lastBelow, numberAt } from './floatSums.ts';

it('finds what counting on from the first finds', () => {
  for (const all of [[0], [0, 5], [0, 5, 5, 9], [0, 2, 4, 6, 8, 10, 12]]) {
    const sums = Float64Array.from(all);
    for (let from = 0; from < all.length; from += 1)
      for (let number = 0; number <= 13; number += 1) {
        let expected = from;
        while (expected + 1 < all.length && (all[expected + 1] ?? 0) < number) expected += 1;
        expect([all, from, number, lastBelow(sums, number, from)]).toEqual([all, from, number, expected]);
      }
  }
});

it('there is nothing behind the last sum', () => {
  const sums = Float64Array.of(3, 4);
  expect([numberAt(sums, 1), numberAt(sums, 2)]).toEqual([4, 0]);
});

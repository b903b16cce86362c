import { expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { isHittable } from './isHittable.ts';

/** Every choice of some of five venues. */
const choices = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((venue) => bits & (1 << venue)),
);

it('agrees with trying every choice of venues on 400 random sets', () => {
  const next = numbersOf(11);
  const some = (most: number) => choices[Math.floor(next() * most)] ?? [];
  const found = { yes: 0, no: 0 };
  for (let round = 0; round < 400; round += 1) {
    const sets = Array.from({ length: 1 + Math.floor(next() * 4) }, () => some(32));
    const [budget, forbidden] = [Math.floor(next() * 4), some(16)];
    const isFound = choices.some(
      (choice) =>
        choice.length <= budget &&
        choice.every((venue) => !forbidden.includes(venue)) &&
        sets.every((set) => set.some((venue) => choice.includes(venue))),
    );
    expect([sets, budget, forbidden, isHittable(sets, budget, forbidden)]).toEqual([
      sets,
      budget,
      forbidden,
      isFound,
    ]);
    found[isFound ? 'yes' : 'no'] += 1;
  }
  expect([found.yes > 100, found.no > 100]).toEqual([true, true]);
});

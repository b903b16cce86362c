import { describe, expect, it } from 'vitest';
import { groupsOf, twoGroups } from './groupsOf.ts';

describe('a password in groups', () => {
  it('is numbered in fours', () => {
    expect(groupsOf('P5Jabcdefg')).toEqual([
      { number: 1, text: 'P5Ja' },
      { number: 2, text: 'bcde' },
      { number: 3, text: 'fg' },
    ]);
  });

  it('is checked by two different groups, in order, each of the thirteen occasionally', () => {
    const asked = new Set<number>();
    for (let first = 0; first < 1; first += 1 / 26) {
      for (let second = 0; second < 1; second += 1 / 24) {
        const draws = [first, second];
        const [one, other] = twoGroups(13, () => draws.shift() ?? 0);
        expect(one).toBeLessThan(other);
        expect(one).toBeGreaterThanOrEqual(1);
        expect(other).toBeLessThanOrEqual(13);
        asked.add(one).add(other);
      }
    }
    expect(asked.size).toBe(13);
  });
});

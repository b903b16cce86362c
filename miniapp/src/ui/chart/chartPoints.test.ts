import { describe, expect, it } from 'vitest';
import { axisStep, endsOf, evenlyChosen, inOrder } from './chartPoints.ts';

describe('the points of a chart', () => {
  it('are ordered by time, with the last of each second, and without values that are not numbers', () => {
    const points = [
      { time: 5000, value: 3 },
      { time: 1000, value: 1 },
      { time: 5900, value: 4 },
      { time: 3000, value: Number.NaN },
    ];
    expect(inOrder(points)).toEqual([
      { time: 1000, value: 1 },
      { time: 5900, value: 4 },
    ]);
  });

  it('return their first, last, lowest and highest', () => {
    const points = [2, 7, -1, 5].map((value, index) => ({ time: index * 1000, value }));
    expect(endsOf(points)).toEqual({
      first: { time: 0, value: 2 },
      last: { time: 3000, value: 5 },
      lowest: -1,
      highest: 7,
    });
    expect(endsOf([])).toBeNull();
  });

  it('are thinned out evenly with both ends kept', () => {
    const points = Array.from({ length: 9 }, (_, value) => ({ time: value * 1000, value }));
    expect(evenlyChosen(points, 3).map(({ value }) => value)).toEqual([0, 4, 8]);
    expect(evenlyChosen(points, 20)).toHaveLength(9);
  });

  it('make an axis with steps five digits under the largest value', () => {
    const ends = (lowest: number, highest: number) => ({
      first: { time: 0, value: lowest },
      last: { time: 1, value: highest },
      lowest,
      highest,
    });
    expect(axisStep(ends(0.001, 0.002))).toBeCloseTo(1e-8, 12);
    expect(axisStep(ends(0, 5_000_000))).toBeCloseTo(10, 12);
    expect(axisStep(ends(0, 0))).toBe(0.01);
  });

  it('make an axis whose steps a double can tell apart, however large the values are', () => {
    for (const value of [90_000, 5e14, 5e16, 1e27]) {
      const at = { time: 0, value };
      const step = axisStep({ first: at, last: at, lowest: value, highest: value });
      expect(value - step).toBeLessThan(value);
    }
  });
});

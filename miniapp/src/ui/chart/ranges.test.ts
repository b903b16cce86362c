import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { expect, it } from 'vitest';
import { pointsIn } from './ranges.ts';

const NOW = 1_000 * DAY_MS;
const points = [400, 40, 10, 0.5, 0].map((days) => ({ time: NOW - days * DAY_MS, value: days }));
const valuesIn = (range: 'day' | 'week' | 'month' | 'year' | 'all') =>
  pointsIn(points, range, NOW).map(({ value }) => value);

it('a range begins with the last value before it, and holds all later ones', () => {
  expect(valuesIn('day')).toEqual([10, 0.5, 0]);
  expect(valuesIn('week')).toEqual([10, 0.5, 0]);
  expect(valuesIn('month')).toEqual([40, 10, 0.5, 0]);
  expect(valuesIn('year')).toEqual([400, 40, 10, 0.5, 0]);
  expect(pointsIn(points, 'month', NOW)[0]?.time).toBe(NOW - 30 * DAY_MS);
});

it('the whole range begins with the first value, at its own time', () => {
  expect(pointsIn(points, 'all', NOW)).toEqual(points);
});

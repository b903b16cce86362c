import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChartPoint } from './chartPoints.ts';

export const ranges = ['day', 'week', 'month', 'year', 'all'] as const;
/** The time that a chart covers, back from now. */
export type Range = (typeof ranges)[number];

const lengths: Readonly<Record<Range, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
  all: Number.POSITIVE_INFINITY,
};

/** The first moment of a range (ms). */
export const beginOf = (range: Range, now: number): number => now - lengths[range];

/** Those of the ordered points that lie in a range, with the value at its beginning where one is known. */
export function pointsIn(points: readonly ChartPoint[], range: Range, now: number): ChartPoint[] {
  const begin = beginOf(range, now);
  const before = points.findLast(({ time }) => time < begin);
  const inside = points.filter(({ time }) => time >= begin);
  return before === undefined ? inside : [{ ...before, time: begin }, ...inside];
}

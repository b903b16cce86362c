import { TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { tickMarkIn } from './tickMark.ts';

it('labels of the time axis are a year, a day or a clock; the names of months are left to the library', () => {
  const time = (Date.parse('2026-03-07T09:05:00Z') / 1000) as UTCTimestamp;
  const { Year, Month, DayOfMonth, Time } = TickMarkType;
  const labels = [Year, Month, DayOfMonth, Time].map((type) => tickMarkIn('zh')(time, type));
  expect(labels).toEqual(['2026年', null, '7日', '09:05']);
});

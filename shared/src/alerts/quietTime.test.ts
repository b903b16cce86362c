import { expect, it } from 'vitest';
import { isTimeZone, quietLeftMs } from './quietTime.ts';

const hour = 3_600_000;
const night = { from: 23 * 60, to: 7 * 60, zone: 'Europe/Berlin' };
const left = (at: string, quiet = night) => quietLeftMs(quiet, Date.parse(at)) / hour;

it('lasts from its beginning to its end, by the clock of its own zone and over midnight', () => {
  // Berlin is an hour ahead of UTC in winter, and two in summer.
  expect(left('2026-01-10T21:59:59Z')).toBe(0);
  expect(left('2026-01-10T22:00:00Z')).toBe(8);
  expect(left('2026-01-11T05:30:00Z')).toBe(0.5);
  expect(left('2026-01-11T06:00:00Z')).toBe(0);
  expect(left('2026-07-10T21:00:00Z')).toBe(8);
});

it('may lie within one day', () => {
  const noon = { from: 12 * 60, to: 13 * 60 + 30, zone: 'Asia/Kolkata' };
  expect(left('2026-01-10T06:30:00Z', noon)).toBe(1.5);
  expect(left('2026-01-10T06:29:00Z', noon)).toBe(0);
  expect(left('2026-01-10T08:00:00Z', noon)).toBe(0);
});

it('ends at the set local time, even in a night with a clock change', () => {
  expect(left('2026-03-28T22:00:00Z')).toBe(7);
  expect(left('2026-10-24T21:00:00Z')).toBe(9);
});

it('counts seconds too', () => {
  expect(quietLeftMs(night, Date.parse('2026-01-11T05:59:45Z'))).toBe(15_000);
});

it('requires an existing zone', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Shanghai', 'Etc/GMT+3'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Base', '../etc', 'a'.repeat(80), '+3'].some(isTimeZone)).toBe(false);
});

import { expect, it } from 'vitest';
import { serviceTime } from './serviceTime.ts';

it.each([
  '2026-11-15T12:00:00',
  '2026-11-15T12:00:00Z',
  '2026-11-15T12:00:00.000Z',
  '2026-11-15T12:00:00+00:00',
  '2026-11-15T15:00:00+03:00',
])('%s is noon in UTC', (text) => {
  expect(serviceTime(text)).toBe(Date.UTC(2026, 10, 15, 12));
});

it('invalid moments are null', () => {
  expect(['', 'x', '2026-13-45T00:00:00', '15 days ago'].map(serviceTime)).toEqual([NaN, NaN, NaN, NaN]);
});

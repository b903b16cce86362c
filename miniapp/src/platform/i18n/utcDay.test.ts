import { expect, it } from 'vitest';
import { formatUtcDay } from './utcDay.ts';

it('the day of a moment is that of UTC, in any time zone', () => {
  expect(formatUtcDay(Date.UTC(2026, 10, 15))).toBe('15-11-2026');
  expect(formatUtcDay(Date.UTC(2026, 11, 31, 23, 59, 59))).toBe('31-12-2026');
});

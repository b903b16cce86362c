import { expect, it, vi } from 'vitest';
import { formatUtcDay } from './utcDay.ts';

it('the day of a moment is that of UTC, in any time zone', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) });
  expect(formatUtcDay(Date.UTC(2026, 10, 15))).toBe('15 Nov');
  expect(formatUtcDay(Date.UTC(2025, 11, 31, 23, 59, 59))).toBe('31 Dec 2025');
  vi.useRealTimers();
});

import { expect, it } from 'vitest';
import { formatClock, formatDateTime, parseChainTime } from './dates.ts';

const at = (text: string) => new Date(text).getTime();

it('writes local day-month-year hours:minutes:seconds', () => {
  expect(formatDateTime(at('2026-11-05T07:08:09'))).toBe('05-11-2026 07:08:09');
});

it('writes only the time for today, and the day before it otherwise', () => {
  expect(formatClock(at('2026-11-19T14:05:00'), at('2026-11-19T20:00:00'))).toBe('14:05:00');
  expect(formatClock(at('2026-11-18T14:05:00'), at('2026-11-19T20:00:00'))).toBe('18-11-2026 14:05:00');
});

it('reads the chain time as UTC', () => {
  expect(parseChainTime('2026-11-19T10:00:00')).toBe(Date.UTC(2026, 10, 19, 10));
});

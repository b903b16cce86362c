import { afterEach, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTitle,
  formatMoment,
  formatNearMoment,
  parseChainTime,
} from './dates.ts';
import { translator } from './language.ts';

afterEach(() => translator.changeLanguage('en'));

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-19T20:00:00');

it('writes local day-month-year hours:minutes:seconds in details', () => {
  expect(formatDateTime(at('2026-11-05T07:08:09'))).toBe('05-11-2026 07:08:09');
  expect(formatDate(at('2026-11-05T07:08:09'))).toBe('05-11-2026');
});

it('writes local moments and days in the present language', async () => {
  const time = at('2026-11-05T07:08:09');
  const written = () => [
    formatMoment(time, now),
    formatNearMoment(time, now),
    formatDay(time, now),
    formatDayTitle(time, now),
  ];
  expect(written()).toEqual(['5 Nov, 07:08', '5 Nov, 07:08', '5 Nov', 'Thursday, 5 November']);
  await translator.changeLanguage('ru');
  expect(written()).toEqual(['5 нояб., 07:08', '5 нояб., 07:08', '5 нояб.', 'Четверг, 5 ноября']);
});

it('writes only the time for today, and the day before it otherwise', () => {
  expect(formatClock(at('2026-11-19T14:05:00'), now)).toBe('14:05');
  expect(formatClock(at('2026-11-18T14:05:00'), now)).toBe('18 Nov, 14:05');
});

it('reads the chain time as UTC', () => {
  expect(parseChainTime('2026-11-19T10:00:00')).toBe(Date.UTC(2026, 10, 19, 10));
});

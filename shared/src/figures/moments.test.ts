import { describe, expect, it } from 'vitest';
import {
  writtenClock,
  writtenDate,
  writtenDateTime,
  writtenDay,
  writtenDayTitle,
  writtenMoment,
  writtenNearMoment,
} from './moments.ts';

const languages = ['en', 'ru', 'zh'] as const;
const at = (text: string) => Date.parse(`${text}Z`);
const now = at('2026-11-26T20:00:00');

describe('a moment', () => {
  it('is a day and a time', () => {
    expect(languages.map((language) => writtenMoment(at('2026-11-26T14:05:09'), now, language))).toEqual([
      '26 Nov, 14:05',
      '26 нояб., 14:05',
      '11月26日 14:05',
    ]);
  });

  it('names a year that is not the present one', () => {
    expect(languages.map((language) => writtenMoment(at('2027-05-01T00:00:00'), now, language))).toEqual([
      '1 May 2027, 00:00',
      '1 мая 2027, 00:00',
      '2027年5月1日 00:00',
    ]);
  });

  it('in a row says today and yesterday', () => {
    expect(
      ['2026-11-26T11:51:00', '2026-11-25T23:59:59', '2026-11-24T23:59:59', '2026-11-27T00:00:00'].map(
        (text) => writtenNearMoment(at(text), now, 'en'),
      ),
    ).toEqual(['Today, 11:51', 'Yesterday, 23:59', '24 Nov, 23:59', '27 Nov, 00:00']);
    expect(writtenNearMoment(at('2026-11-26T11:51:00'), now, 'ru')).toBe('Сегодня, 11:51');
    expect(writtenNearMoment(at('2026-11-26T11:51:00'), now, 'zh')).toBe('今天 11:51');
  });

  it('in details and files is day-month-year hours:minutes:seconds', () => {
    expect(writtenDateTime(at('2026-11-05T07:08:09'))).toBe('05-11-2026 07:08:09');
    expect(writtenDate(at('2026-11-05T07:08:09'))).toBe('05-11-2026');
    expect(writtenClock(at('2026-11-05T00:08:09'))).toBe('00:08');
  });
});

describe('a day', () => {
  it('is short in a sentence', () => {
    expect(languages.map((language) => writtenDay(at('2026-03-07T00:00:00'), now, language))).toEqual([
      '7 Mar',
      '7 мар.',
      '3月7日',
    ]);
  });

  it('as a title has its weekday, unless it is near', () => {
    const titles = (text: string) => languages.map((language) => writtenDayTitle(at(text), now, language));
    expect(titles('2026-11-26T00:00:00')).toEqual(['Today', 'Сегодня', '今天']);
    expect(titles('2026-11-25T00:00:00')).toEqual(['Yesterday', 'Вчера', '昨天']);
    expect(titles('2026-11-15T12:00:00')).toEqual([
      'Sunday, 15 November',
      'Воскресенье, 15 ноября',
      '11月15日 星期日',
    ]);
    expect(titles('2025-11-15T12:00:00')).toEqual([
      'Saturday, 15 November 2025',
      'Суббота, 15 ноября 2025',
      '2025年11月15日 星期六',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { dayTitle } from './dayTitle.ts';

const now = new Date(2026, 10, 27, 14, 5).getTime();
const at = (...day: [number, number, number, number?, number?]) => new Date(...day).getTime();

describe("the title of a list's day", () => {
  it('is a word for today and yesterday, by the days of the reader', () => {
    expect(dayTitle(at(2026, 10, 27), now, 'en')).toBe('today');
    expect(dayTitle(at(2026, 10, 26, 23, 59), now, 'en')).toBe('yesterday');
    expect(dayTitle(at(2026, 10, 26), now, 'en')).toBe('yesterday');
  });

  it('is the weekday and the date before that, in the order of each language', () => {
    const sunday = at(2026, 10, 15, 12);
    expect(dayTitle(sunday, now, 'en')).toEqual({ text: 'Sunday, 15 November' });
    expect(dayTitle(sunday, now, 'ru')).toEqual({ text: 'Воскресенье, 15 ноября' });
    expect(dayTitle(sunday, now, 'zh')).toEqual({ text: '11月15日 星期日' });
  });

  it('has the year if it is another one', () => {
    expect(dayTitle(at(2025, 11, 31), now, 'en')).toEqual({ text: 'Wednesday, 31 December 2025' });
  });
});

import { TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { describe, expect, it } from 'vitest';
import { languages } from '../../platform/i18n/languages.ts';
import { tickMark } from './tickMark.ts';

/** As the chart has its times: local ones, written as UTC. */
const at = (text: string) => (Date.parse(`${text}Z`) / 1000) as UTCTimestamp;

describe('a label of the time axis', () => {
  it.each(languages)('is the year or the day as the browser writes it (%s)', (language) => {
    const time = at('2026-03-07T09:05:00');
    const inBrowser = (part: 'year' | 'day') =>
      new Date(time * 1000).toLocaleString(language, { [part]: 'numeric', timeZone: 'UTC' });
    expect(tickMark(time, TickMarkType.Year, language)).toBe(inBrowser('year'));
    expect(tickMark(time, TickMarkType.DayOfMonth, language)).toBe(inBrowser('day'));
  });

  it('is the hour and minute, midnight as 00:00', () => {
    expect(tickMark(at('2026-03-07T09:05:00'), TickMarkType.Time, 'en')).toBe('09:05');
    expect(tickMark(at('2026-03-07T00:00:00'), TickMarkType.Time, 'en')).toBe('00:00');
  });

  it('leaves the names of months to the library', () => {
    expect(tickMark(at('2026-03-01T00:00:00'), TickMarkType.Month, 'ru')).toBeNull();
  });
});

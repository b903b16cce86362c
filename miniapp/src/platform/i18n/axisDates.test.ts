import { expect, it } from 'vitest';
import { axisClock, axisDay, axisYear } from './axisDates.ts';
import { languages } from './languages.ts';

it.each(languages)("years and days of an axis match the browser's format (%s)", (language) => {
  const time = Date.parse('2026-03-07T09:05:00Z');
  const inBrowser = (part: 'year' | 'day') =>
    new Date(time).toLocaleString(language, { [part]: 'numeric', timeZone: 'UTC' });
  expect(axisYear(time, language)).toBe(inBrowser('year'));
  expect(axisDay(time, language)).toBe(inBrowser('day'));
});

it('a clock of an axis has two digits each, and midnight is 00:00', () => {
  expect(axisClock(Date.parse('2026-03-07T09:05:00Z'))).toBe('09:05');
  expect(axisClock(Date.parse('2026-03-07T00:00:00Z'))).toBe('00:00');
});

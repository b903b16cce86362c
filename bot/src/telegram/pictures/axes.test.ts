import { describe, expect, it } from 'vitest';
import { axisNumbers, axisTime, momentsBetween, spanText, ticksBetween } from './axes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const noon = Date.UTC(2026, 0, 10, 12);

describe('the numbers of an axis', () => {
  it('are round and have the decimals they need', () => {
    expect(axisNumbers(ticksBetween(0.00171, 0.00263, 5))).toEqual([
      '0.0018',
      '0.0020',
      '0.0022',
      '0.0024',
      '0.0026',
    ]);
    expect(ticksBetween(0, 1000, 5)).toEqual([0, 200, 400, 600, 800, 1000]);
    expect(axisNumbers([200, 400])).toEqual(['200', '400']);
  });

  it('are all written in k, M, Bil or Tril if the highest is', () => {
    expect(axisNumbers([9_000, 9_500])).toEqual(['9000', '9500']);
    expect(axisNumbers([9_500, 10_000, 10_500])).toEqual(['9.5k', '10.0k', '10.5k']);
    expect(axisNumbers([800_000, 1_000_000])).toEqual(['0.8M', '1.0M']);
    expect(axisNumbers([1e9, 2e9])).toEqual(['1Bil', '2Bil']);
    expect(axisNumbers([1.2e14, 1.4e14])).toEqual(['120Tril', '140Tril']);
  });

  it('are none, or one, if there is no room for more', () => {
    expect(axisNumbers([])).toEqual([]);
    expect(axisNumbers([5])).toEqual(['5']);
  });
});

describe('the moments of an axis', () => {
  it('are round hours of a short span and days of a long one', () => {
    const hours = momentsBetween(noon + 60_000, noon + 9 * hour);
    expect(hours.map((at) => axisTime(at, 'en'))).toEqual(['14:00', '16:00', '18:00', '20:00']);
    const days = momentsBetween(noon, noon + 7 * day);
    expect(days.map((at) => axisTime(at, 'en'))).toEqual(['Jan 11', 'Jan 13', 'Jan 15', 'Jan 17']);
    expect(momentsBetween(noon - 10 * 365 * day, noon).length).toBeLessThan(12);
  });

  it('span days or hours as the language writes them', () => {
    expect(spanText(7 * day, 'ru')).toBe('7 дней');
    expect(spanText(39 * hour, 'en')).toBe('39 hours');
    expect(spanText(0, 'en')).toBe('1 hour');
  });
});

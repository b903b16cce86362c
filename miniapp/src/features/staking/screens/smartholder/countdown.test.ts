import { describe, expect, it } from 'vitest';
import { countdown, countdownShort } from './countdown.ts';

const units: Record<string, string> = { 'time.days': 'd', 'time.hours': 'h', 'time.minutes': 'min' };
const t = (key: string, values?: Readonly<Record<string, string | number>>) =>
  `${Object.values(values ?? {})[0]} ${units[key]}`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('countdown', () => {
  it('names the two largest units, rounded up to a minute', () => {
    const shown = [9 * DAY + 15 * HOUR, DAY, DAY - 1, 15 * HOUR + 4 * MINUTE, HOUR - 1, 1, 0, -5].map(
      (left) => countdown(left, t),
    );
    expect(shown).toEqual([
      '9 d 15 h',
      '1 d 0 h',
      '1 d 0 h',
      '15 h 4 min',
      '1 h 0 min',
      '1 min',
      '0 min',
      '0 min',
    ]);
  });

  it('has a short form with one unit', () => {
    const shown = [9 * DAY + 15 * HOUR, DAY, DAY - 1, HOUR - 1, 1].map((left) => countdownShort(left, t));
    expect(shown).toEqual(['9 d', '1 d', '23 h', '60 min', '1 min']);
  });
});

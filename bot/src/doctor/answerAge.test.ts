import { describe, expect, it } from 'vitest';
import { ageText, dateIn } from './answerAge.ts';

describe('the date of an answer', () => {
  it.each([
    [{ timestamp: 1_764_197_000, ticker: {} }, 1_764_197_000_000],
    [{ id: '2.1.0', time: '2026-11-26T22:53:22' }, Date.UTC(2026, 10, 26, 22, 53, 22)],
    [[{ time: '2026-11-15T00:00:00Z' }, { time: '2026-11-01T00:00:00Z' }], Date.UTC(2026, 10, 15)],
    [[{ published_at: '2026-11-15T03:00:00+03:00' }], Date.UTC(2026, 10, 15)],
  ])('is read if present: %j', (body, date) => {
    expect(dateIn(body)).toBe(date);
  });

  it.each([null, undefined, 'text', 7, [], {}, { time: 'soon' }, { timestamp: 'now' }])(
    'is unknown if missing: %j',
    (body) => {
      expect(dateIn(body)).toBeUndefined();
    },
  );
});

it('ages are shown in one unit, rounded down', () => {
  expect([-5, 59_999, 60_000, 7_199_999, 90_000_000].map(ageText)).toEqual([
    '0 s old',
    '59 s old',
    '1 min old',
    '1 h old',
    '1 d old',
  ]);
});

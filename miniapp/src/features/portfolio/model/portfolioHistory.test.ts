// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { noteReading, valuesOf } from './portfolioHistory.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-21T10:00:00Z');
const usdOnly = (value: number) => (currency: string) => (currency === 'USD' ? value : null);

beforeEach(() => localStorage.clear());

describe('the value over time', () => {
  it('is recorded by account and currency, to the cent', () => {
    noteReading('alice', usdOnly(12.3456), start);
    expect(valuesOf('alice', 'USD')).toEqual([{ time: start, value: 12.35 }]);
    expect(valuesOf('alice', 'RUB')).toEqual([]);
    expect(valuesOf('bob', 'USD')).toEqual([]);
  });

  it('is recorded every quarter of an hour at most', () => {
    for (const minutes of [0, 5, 14, 15, 16, 30])
      noteReading('alice', usdOnly(minutes), start + minutes * MINUTE);
    expect(valuesOf('alice', 'USD').map(({ value }) => value)).toEqual([0, 15, 30]);
  });

  it('continues after the clock was set back', () => {
    noteReading('alice', usdOnly(1), start + 1000 * MINUTE);
    noteReading('alice', usdOnly(2), start);
    expect(valuesOf('alice', 'USD')).toEqual([{ time: start, value: 2 }]);
  });

  it('never exceeds four hundred readings, and keeps the first', () => {
    for (let reading = 0; reading < 2000; reading += 1)
      noteReading('alice', usdOnly(reading), start + reading * 15 * MINUTE);
    const values = valuesOf('alice', 'USD');
    expect(values.length).toBeLessThanOrEqual(400);
    expect([values[0]?.value, values.at(-1)?.value]).toEqual([0, 1999]);
  });

  it('restarts if the stored data are invalid', () => {
    localStorage.setItem('xbts.values.alice', '{"not":"ours"');
    noteReading('alice', usdOnly(7), start);
    expect(valuesOf('alice', 'USD')).toEqual([{ time: start, value: 7 }]);
  });
});

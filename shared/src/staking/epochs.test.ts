import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Epoch, epochKey, epochOf, epochsBetween, nextPayout } from './epochs.ts';
import { at } from './vesting.fixture.ts';

const shown = ({ year, number, startsAt }: Epoch) =>
  `${year} ${number} ${new Date(startsAt).toISOString().slice(0, 16)}`;

afterEach(() => vi.unstubAllEnvs());

describe('epochs', () => {
  it('begin on the 1st and the 15th at midnight UTC', () => {
    expect(shown(epochOf(at('2026-01-01T00:00:00')))).toBe('2026 1 2026-01-01T00:00');
    expect(shown(epochOf(at('2026-01-14T23:59:59')))).toBe('2026 1 2026-01-01T00:00');
    expect(shown(epochOf(at('2026-01-15T00:00:00')))).toBe('2026 2 2026-01-15T00:00');
    expect(shown(epochOf(at('2026-01-31T23:59:59')))).toBe('2026 2 2026-01-15T00:00');
    expect(shown(epochOf(at('2026-02-28T23:59:59')))).toBe('2026 4 2026-02-15T00:00');
    expect(shown(epochOf(at('2028-02-29T23:59:59')))).toBe('2028 4 2028-02-15T00:00');
    expect(shown(epochOf(at('2028-03-01T00:00:00')))).toBe('2028 5 2028-03-01T00:00');
    expect(shown(epochOf(at('2026-12-31T23:59:59')))).toBe('2026 24 2026-12-15T00:00');
  });

  it('name the next payout, never the current one', () => {
    expect(shown(nextPayout(at('2026-11-21T06:00:00')))).toBe('2026 23 2026-12-01T00:00');
    expect(shown(nextPayout(at('2026-11-30T23:59:59')))).toBe('2026 23 2026-12-01T00:00');
    expect(shown(nextPayout(at('2026-12-01T00:00:00')))).toBe('2026 24 2026-12-15T00:00');
    expect(shown(nextPayout(at('2026-12-15T12:00:00')))).toBe('2027 1 2027-01-01T00:00');
    expect(shown(nextPayout(at('2028-02-29T00:00:00')))).toBe('2028 5 2028-03-01T00:00');
  });

  it('are 24 a year, also in a leap year', () => {
    for (const year of [2026, 2028]) {
      const all = epochsBetween(at(`${year}-01-01T00:00:00`), at(`${year + 1}-01-01T00:00:00`));
      expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
      expect(all.every((epoch) => epoch.year === year)).toBe(true);
    }
    const turn = epochsBetween(at('2026-12-01T00:00:01'), at('2027-01-15T00:00:00'));
    expect(turn.map(epochKey)).toEqual(['2026-24', '2027-01']);
    expect(epochsBetween(at('2026-12-02T00:00:00'), at('2026-12-15T00:00:00'))).toEqual([]);
  });

  it.each(['Pacific/Auckland', 'America/New_York'])('do not depend on the clock of %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).not.toBe(0);
    expect(shown(epochOf(at('2026-03-31T23:30:00')))).toBe('2026 6 2026-03-15T00:00');
    expect(shown(nextPayout(at('2026-03-31T23:30:00')))).toBe('2026 7 2026-04-01T00:00');
    expect(shown(nextPayout(at('2026-10-25T01:30:00')))).toBe('2026 21 2026-11-01T00:00');
  });
});

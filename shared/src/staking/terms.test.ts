import { describe, expect, it } from 'vitest';
import { bonusPercentOf, minimumStake, termOf, termOfMonths, terms } from './terms.ts';

const DAY = 86_400;

describe('the terms', () => {
  it('are 1, 3, 6 and 12 months of 30 days with bonuses of 0, 0, 50 and 100 percent', () => {
    expect(terms.map(({ months, seconds, bonusPercent }) => [months, seconds, bonusPercent])).toEqual([
      [1, 2_592_000, 0],
      [3, 7_776_000, 0],
      [6, 15_552_000, 50],
      [12, 31_104_000, 100],
    ]);
    expect(termOfMonths(6).seconds).toBe(15_552_000);
    expect(() => termOfMonths(2)).toThrow('stake.unknown_term');
  });

  it('are recognised in positions made elsewhere with calendar months', () => {
    const months = [28, 31, 89, 92, 181, 184, 365, 366].map((days) => termOf(days * DAY));
    expect(months.map((term) => term === 'other' || term.months)).toEqual([1, 1, 3, 3, 6, 6, 12, 12]);
    expect([termOf(0), termOf(7 * DAY), termOf(60 * DAY), termOf(270 * DAY), termOf(730 * DAY)]).toEqual(
      Array(5).fill('other'),
    );
    expect([27, 33].map((days) => termOf(days * DAY) !== 'other')).toEqual([true, true]);
    expect([termOf(27 * DAY - 1), termOf(33 * DAY + 1)]).toEqual(['other', 'other']);
  });

  it('give no bonus to a position of an unknown term', () => {
    expect([bonusPercentOf('other'), bonusPercentOf(termOfMonths(12))]).toEqual([0, 100]);
  });

  it('require 100000 whole coins at least, whatever the precision', () => {
    expect([minimumStake(5), minimumStake(8), minimumStake(0)]).toEqual([
      10_000_000_000n,
      10_000_000_000_000n,
      100_000n,
    ]);
  });
});

import { unitsPerWhole } from '../amounts/amount.ts';
import { AppError } from '../errors/appError.ts';

/** Months this product can lock a stake for. */
export type TermMonths = 1 | 3 | 6 | 12;

export interface Term {
  readonly months: TermMonths;
  readonly seconds: number;
  /** What the term adds to the weight of the stake, percent (spec §9). */
  readonly bonusPercent: number;
}

/**
 * The chain locks for a number of seconds and a calendar month has no fixed one, so a month is 30 days (2,592,000 s): the same term is
 * then equally long for everybody, on whichever day it begins, and twelve months are 360 days.
 */
export const MONTH_SECONDS = 2_592_000;

/** The one table of terms and bonuses (spec §9). */
export const terms: readonly Term[] = [
  { months: 1, seconds: MONTH_SECONDS, bonusPercent: 0 },
  { months: 3, seconds: 3 * MONTH_SECONDS, bonusPercent: 0 },
  { months: 6, seconds: 6 * MONTH_SECONDS, bonusPercent: 50 },
  { months: 12, seconds: 12 * MONTH_SECONDS, bonusPercent: 100 },
];

/** The term of so many months. @throws AppError stake.unknown_term */
export function termOfMonths(months: number): Term {
  const term = terms.find((each) => each.months === months);
  if (term === undefined) throw new AppError('stake.unknown_term', { months });
  return term;
}

/**
 * The term that a position of the chain was made for: the nearest one, if no further than a tenth of it (calendar months, made elsewhere,
 * are off by up to 7 %), else 'other'.
 */
export function termOf(vestingSeconds: number): Term | 'other' {
  const found = terms.find(({ seconds }) => Math.abs(vestingSeconds - seconds) * 10 <= seconds);
  return found ?? 'other';
}

/** The bonus of a term, percent; a position of no known term has none. */
export function bonusPercentOf(term: Term | 'other'): number {
  return term === 'other' ? 0 : term.bonusPercent;
}

/** The least that can be staked: 100000 whole STH (spec §5), in units. */
export function minimumStake(precision: number): bigint {
  return 100_000n * unitsPerWhole(precision);
}

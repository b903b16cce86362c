import { unitsPerWhole } from '../amounts/amount.ts';
import { AppError } from '../errors/appError.ts';

/** Terms of a stake in months. */
export type TermMonths = 1 | 3 | 6 | 12;

export interface Term {
  readonly months: TermMonths;
  readonly seconds: number;
  /** The term's bonus to the weight of the stake, percent (spec §9). */
  readonly bonusPercent: number;
}

/**
 * The chain locks for seconds and a calendar month has no fixed length, so a month is 30 days (2,592,000 s): a term
 * then has the same length on every day, and twelve months are 360 days.
 */
export const MONTH_SECONDS = 2_592_000;

/** The one table of terms and bonuses (spec §9). */
export const terms: readonly Term[] = [
  { months: 1, seconds: MONTH_SECONDS, bonusPercent: 0 },
  { months: 3, seconds: 3 * MONTH_SECONDS, bonusPercent: 0 },
  { months: 6, seconds: 6 * MONTH_SECONDS, bonusPercent: 50 },
  { months: 12, seconds: 12 * MONTH_SECONDS, bonusPercent: 100 },
];

/** The term of a number of months. @throws AppError stake.unknown_term */
export function termOfMonths(months: number): Term {
  const term = terms.find((each) => each.months === months);
  if (term === undefined) throw new AppError('stake.unknown_term', { months });
  return term;
}

/**
 * The term of a position on the chain: the nearest one within a tenth (calendar months, made elsewhere, differ by up to
 * 7 %), else 'other'.
 */
export function termOf(vestingSeconds: number): Term | 'other' {
  const found = terms.find(({ seconds }) => Math.abs(vestingSeconds - seconds) * 10 <= seconds);
  return found ?? 'other';
}

/** The bonus of a term, percent; 0 for an unknown term. */
export function bonusPercentOf(term: Term | 'other'): number {
  return term === 'other' ? 0 : term.bonusPercent;
}

/** The minimum stake: 100000 whole STH (spec §5), in units. */
export function minimumStake(precision: number): bigint {
  return 100_000n * unitsPerWhole(precision);
}

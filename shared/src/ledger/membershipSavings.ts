import { DAY_MS } from '../amounts/durations.ts';
import { cashbackRoundedDown, type PresentFee } from './presentFees.ts';

/** A longer time counts as never. */
const MOST_DAYS = 36_500n;

/** The fees of a period's use at today's schedule, in core units. */
export interface UsePeriod {
  readonly days: number;
  readonly count: number;
  readonly fees: bigint;
  /** The cashback that a lifetime member would get. */
  readonly saved: bigint;
}

/** The use during the days before a moment (milliseconds since 1970). */
export function periodOfUse(
  fees: readonly PresentFee[],
  { days, now, networkPercent }: { days: number; now: number; networkPercent: number },
): UsePeriod {
  const own = fees.filter(({ at }) => at > now - days * DAY_MS);
  const sum = own.reduce((total, { units }) => total + units, 0n);
  return { days, count: own.length, fees: sum, saved: cashbackRoundedDown(sum, networkPercent) };
}

/**
 * Days until the savings at this rate cover a price, rounded up; null when they never do, or not within a hundred
 * years.
 */
export function daysUntilPaidRoundedUp(
  { days, saved }: Pick<UsePeriod, 'days' | 'saved'>,
  price: bigint,
): number | null {
  if (saved <= 0n) return null;
  const needed = (price * BigInt(days) + saved - 1n) / saved;
  return needed > MOST_DAYS ? null : Number(needed);
}

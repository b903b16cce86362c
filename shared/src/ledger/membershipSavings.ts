import { DAY_MS } from '../amounts/durations.ts';
import { cashbackRoundedDown, type PresentFee } from './presentFees.ts';

/** Longer than this is said as never: nobody plans by it. */
const MOST_DAYS = 36_500n;

/** What some days of use cost at today's fees, in core units. */
export interface UsePeriod {
  readonly days: number;
  readonly count: number;
  readonly fees: bigint;
  /** What a lifetime member would get back of them. */
  readonly saved: bigint;
}

/** The use of the days before a moment (milliseconds since 1970). */
export function periodOfUse(
  fees: readonly PresentFee[],
  { days, now, networkPercent }: { days: number; now: number; networkPercent: number },
): UsePeriod {
  const own = fees.filter(({ at }) => at > now - days * DAY_MS);
  const sum = own.reduce((total, { units }) => total + units, 0n);
  return { days, count: own.length, fees: sum, saved: cashbackRoundedDown(sum, networkPercent) };
}

/** Days until what is saved at such a use has paid a price, rounded up; null when it never will, or not in a hundred years. */
export function daysUntilPaidRoundedUp(
  { days, saved }: Pick<UsePeriod, 'days' | 'saved'>,
  price: bigint,
): number | null {
  if (saved <= 0n) return null;
  const needed = (price * BigInt(days) + saved - 1n) / saved;
  return needed > MOST_DAYS ? null : Number(needed);
}

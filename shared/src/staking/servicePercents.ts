import { unitsPerWhole } from '../amounts/amount.ts';
import type { HolderPercent } from './proof.ts';
import { wrongPercents } from './proof.ts';

/** A holder's unchecked row of the staking service: decimal texts; null: unknown. */
export interface HolderRow {
  readonly account: string;
  readonly amount: string | null;
  readonly bonus: string | null;
  readonly percent: string | null;
}

/** Decimals of a percent: 12.3456 % is 123456. */
const PERCENT_DECIMALS = 4;
/** More digits than any on-chain amount; a longer text is invalid and would only cost time. */
const LONGEST = 40;

/** A service's decimal text in units of that many decimals, truncated toward zero; null when it is no number. */
export function serviceUnits(text: string, precision: number): bigint | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/u.exec(text) ?? [];
  if (sign === undefined || text.length > LONGEST) return null;
  const cut = fraction.slice(0, precision).padEnd(precision, '0');
  const units = BigInt(whole) * unitsPerWhole(precision) + BigInt(cut === '' ? 0 : cut);
  return sign === '-' ? -units : units;
}

/** The fault of the percents as a whole, and the accounts with invalid rows. */
export interface PercentFaults {
  readonly accounts: ReadonlySet<string>;
  /** The percents exceed 100 together, beyond rounding. */
  readonly isOverWhole: boolean;
  /** Their sum, with four decimals. */
  readonly sum: bigint;
}

/** A service's percent in ten-thousandths of a percent; null when absent or not a number. */
export const percentUnits = (percent: string | null): bigint | null =>
  percent === null ? null : serviceUnits(percent, PERCENT_DECIMALS);

/**
 * The last decimal place of a service's percents, in ten-thousandths of a percent: the possible error of each. A
 * service that sends '21.6' and '78.4' rounds to 1000.
 */
export function lastPlaceOf(holders: readonly HolderRow[]): bigint {
  const decimals = holders.map(({ percent }) => percent?.split('.')[1]?.length ?? 0);
  return 10n ** BigInt(Math.max(0, PERCENT_DECIMALS - Math.max(0, ...decimals)));
}

/** Checks the percents of the staking service: none below zero or above 100, no negative amount, and 100 in all. */
export function percentFaults(holders: readonly HolderRow[]): PercentFaults {
  const rows = holders.flatMap(({ account, percent }): HolderPercent[] =>
    percent === null ? [] : [{ account, percent: percentUnits(percent) ?? -1n }],
  );
  const sum = rows.reduce((all, { percent }) => all + percent, 0n);
  const negative = holders.filter(
    ({ amount, bonus }) => amount?.startsWith('-') === true || bonus?.startsWith('-') === true,
  );
  const accounts = [...wrongPercents(rows).accounts, ...negative.map(({ account }) => account)];
  return {
    accounts: new Set(accounts),
    // Rounded percents may exceed 100 together by half of the last place per holder.
    isOverWhole: sum > 1_000_000n + (lastPlaceOf(holders) * BigInt(rows.length) + 1n) / 2n,
    sum,
  };
}

import { unitsPerWhole } from '../amounts/amount.ts';
import type { HolderPercent } from './proof.ts';
import { wrongPercents } from './proof.ts';

/** A holder's row as the staking service gives it: decimal texts, nothing of them checked. */
export interface HolderRow {
  readonly account: string;
  readonly amount: string;
  readonly bonus: string;
  readonly percent: string;
}

/** Decimals of a percent: 12.3456 % is 123456. */
const PERCENT_DECIMALS = 4;
/** More digits than any amount on the chain has; a longer text is invalid and would only cost time. */
const LONGEST = 40;
/** A sum of rounded percents may be over 100 by half of the last place a holder. */
const ROUNDING = 1n;

/** A decimal text of a service in units of that many decimals, truncated toward zero; null when it is not a number. */
export function serviceUnits(text: string, precision: number): bigint | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/u.exec(text) ?? [];
  if (sign === undefined || text.length > LONGEST) return null;
  const cut = fraction.slice(0, precision).padEnd(precision, '0');
  const units = BigInt(whole) * unitsPerWhole(precision) + BigInt(cut === '' ? 0 : cut);
  return sign === '-' ? -units : units;
}

/** What is wrong with the percents as a whole, and the accounts whose own row is invalid. */
export interface PercentFaults {
  readonly accounts: ReadonlySet<string>;
  /** The percents are more than 100 together, beyond rounding. */
  readonly isOverWhole: boolean;
  /** Their sum, with four decimals. */
  readonly sum: bigint;
}

/** Checks the percents of the staking service: none below zero or over 100, no amount below zero, and 100 in all. */
export function percentFaults(holders: readonly HolderRow[]): PercentFaults {
  const rows = holders.map(
    ({ account, percent }): HolderPercent => ({
      account,
      percent: serviceUnits(percent, PERCENT_DECIMALS) ?? -1n,
    }),
  );
  const sum = rows.reduce((all, { percent }) => all + percent, 0n);
  const negative = holders.filter(({ amount, bonus }) => amount.startsWith('-') || bonus.startsWith('-'));
  const accounts = [...wrongPercents(rows).accounts, ...negative.map(({ account }) => account)];
  return {
    accounts: new Set(accounts),
    isOverWhole: sum > 1_000_000n + ROUNDING * BigInt(holders.length),
    sum,
  };
}

import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { shareOfBalanceRoundedDown } from '@xbts/shared/amounts/shareOfBalance.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';

/** What was typed as an amount: its units, null while it is none, and what is wrong with it. */
export interface TypedAmount {
  readonly units: bigint | null;
  readonly error: AppError | null;
}

export const untyped: TypedAmount = { units: null, error: null };

/** What an amount is held against. */
export interface AmountLimits {
  readonly precision: number;
  /** As the sentence about a balance that is too small names the asset. */
  readonly symbol: string;
  /** Units that the account can spend. */
  readonly balance: bigint;
}

/** Reads a typed amount that must be above zero; nothing is rounded. */
export function readAmount(text: string, precision: number): TypedAmount {
  const typed = readCheckedAmount(text, precision, (units) => {
    if (units === 0n) throw new AppError('amount.zero');
  });
  return typed.error === null ? typed : { ...untyped, error: typed.error };
}

/** As readAmount, with a check of one's own; the units are there however wrong it finds them. */
export function readCheckedAmount(
  text: string,
  precision: number,
  check: (units: bigint) => void,
): TypedAmount {
  let units: bigint | null = null;
  try {
    units = parseAmount(text, precision);
    check(units);
    return { units, error: null };
  } catch (error) {
    return { units, error: toAppError(error) };
  }
}

/** As readAmount, for what leaves an account: it must not be more than the balance. */
export function readSpentAmount(text: string, limits: AmountLimits): TypedAmount {
  const typed = readAmount(text, limits.precision);
  const error = overBalance(typed.units, limits);
  return error === null ? typed : { units: null, error };
}

/** That the units are more than the balance; null while they are not, or not known. */
export function overBalance(
  units: bigint | null,
  { balance, precision, symbol }: AmountLimits,
): AppError | null {
  if (units === null || units <= balance) return null;
  return new AppError('amount.over_balance', { balance: formatAmount(balance, precision), symbol });
}

/** A part of a balance in percent, as a field shows it; at most what is left when `kept` units stay for a fee. */
export const shareTextRoundedDown = (
  percent: number,
  { balance, precision }: Pick<AmountLimits, 'balance' | 'precision'>,
  kept: bigint,
): string => formatPlain(shareOfBalanceRoundedDown(percent, balance, kept), precision);

import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { shareOfBalanceRoundedDown } from '@xbts/shared/amounts/shareOfBalance.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';

/** A typed amount: its units, null while invalid, and its fault. */
export interface TypedAmount {
  readonly units: bigint | null;
  readonly error: AppError | null;
}

export const untyped: TypedAmount = { units: null, error: null };

/** The limits of an amount. */
export interface AmountLimits {
  readonly precision: number;
  /** The asset's name in the sentence about a low balance. */
  readonly symbol: string;
  /** Units that the account can spend. */
  readonly balance: bigint;
}

/** Reads a typed amount, which must be above zero, without rounding. */
export function readAmount(text: string, precision: number): TypedAmount {
  const typed = readCheckedAmount(text, precision, (units) => {
    if (units === 0n) throw new AppError('amount.zero');
  });
  return typed.error === null ? typed : { ...untyped, error: typed.error };
}

/** Like readAmount, with an additional check; the units are returned even when it fails. */
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

/** Like readAmount, for outgoing amounts: at most the balance. */
export function readSpentAmount(text: string, limits: AmountLimits): TypedAmount {
  const typed = readAmount(text, limits.precision);
  const error = overBalance(typed.units, limits);
  return error === null ? typed : { units: null, error };
}

/** The error for units above the balance; null otherwise, or when unknown. */
export function overBalance(
  units: bigint | null,
  { balance, precision, symbol }: AmountLimits,
): AppError | null {
  if (units === null || units <= balance) return null;
  return new AppError('amount.over_balance', { balance: formatAmount(balance, precision), symbol });
}

/** A part of a balance in percent, in a field's form; at most the rest after `kept` units for a fee. */
export const shareTextRoundedDown = (
  percent: number,
  { balance, precision }: Pick<AmountLimits, 'balance' | 'precision'>,
  kept: bigint,
): string => formatPlain(shareOfBalanceRoundedDown(percent, balance, kept), precision);

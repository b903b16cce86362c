import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';

/** What was typed as an amount: its units, or what is wrong with it. */
export type TypedAmount = { readonly units: bigint } | { readonly error: AppError };

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
  try {
    const units = parseAmount(text, precision);
    return units === 0n ? { error: new AppError('amount.zero') } : { units };
  } catch (error) {
    return { error: toAppError(error) };
  }
}

/** As readAmount, for what leaves an account: it must not be more than the balance. */
export function readSpentAmount(text: string, limits: AmountLimits): TypedAmount {
  const typed = readAmount(text, limits.precision);
  const error = overBalance(unitsOf(typed), limits);
  return error === null ? typed : { error };
}

/** That the units are more than the balance; null while they are not, or not known. */
export function overBalance(
  units: bigint | null,
  { balance, precision, symbol }: AmountLimits,
): AppError | null {
  if (units === null || units <= balance) return null;
  return new AppError('amount.over_balance', { balance: formatAmount(balance, precision), symbol });
}

/** The units of what was typed; null while it is no amount. */
export const unitsOf = (typed: TypedAmount | null): bigint | null =>
  typed !== null && 'units' in typed ? typed.units : null;

/** What is wrong with what was typed; null while nothing is. */
export const errorOf = (typed: TypedAmount | null): AppError | null =>
  typed !== null && 'error' in typed ? typed.error : null;

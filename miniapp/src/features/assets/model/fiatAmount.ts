import { formatExact, formatPlain, parseDecimal } from '@xbts/shared/amounts/amount.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type UnitPrice, unitsWorthRoundedDown } from '@xbts/shared/market/estimates.ts';

/** Estimates are shown and typed in hundredths. */
const FIAT_DECIMALS = 2;

/** A typed value with its resulting amount, or its fault. */
export interface TypedWorth {
  readonly text: string;
  /** The amount as a decimal text; '' for none. */
  readonly amount: string;
  readonly error: AppError | null;
}

/** The amount of an asset with the typed value at a price, rounded down to its last decimal. */
export function readWorth(text: string, price: Pick<UnitPrice, 'perUnit'>, precision: number): TypedWorth {
  if (text.trim() === '') return { text, amount: '', error: null };
  try {
    const units = unitsWorthRoundedDown(parseDecimal(text, FIAT_DECIMALS), price);
    return { text, amount: formatPlain(units, precision), error: null };
  } catch (error) {
    return { text, amount: '', error: toAppError(error) };
  }
}

/** A value in its typed form; '' for nothing. */
export function worthText(value: number | null): string {
  if (value === null || value === 0) return '';
  return formatExact(BigInt(Math.round(value * 10 ** FIAT_DECIMALS)), FIAT_DECIMALS);
}

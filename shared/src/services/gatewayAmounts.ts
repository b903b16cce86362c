import { formatPlain } from '../amounts/amount.ts';
import { withoutExponent } from './withoutExponent.ts';

/** An amount of a gateway's row as it was read. */
export interface StatedAmount {
  /** Whole coins as an exact plain decimal text; null: the row states none, or none that can be read. */
  readonly coins: string | null;
  /** The row leaves open what it means: a whole number without a precision, or no amount at all. */
  readonly isUnclear: boolean;
}

/** The most decimals that a coin's network has: a row with more is wrong. */
const MOST_DECIMALS = 18;

const decimal = /^(\d{1,40})(?:\.(\d{1,40}))?$/u;
const none: StatedAmount = { coins: null, isUnclear: false };
const unreadable: StatedAmount = { coins: null, isUnclear: true };

/** A row's decimals, as a number or a text; null for what is none. */
export function statedPrecision(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,2}$/u.test(text) && Number(text) <= MOST_DECIMALS ? Number(text) : null;
}

/** The exact text of an amount; a JSON number that can't be exact has none. */
function exactText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim();
  const isExact = typeof value === 'number' && (Number.isSafeInteger(value) || !Number.isInteger(value));
  return isExact ? withoutExponent(String(value)) : null;
}

/** Whether an amount is a whole number, which the family of the XBTS gateways counts in units of the row's precision. */
export function isWholeNumber(value: unknown): boolean {
  return /^\d+$/u.test(exactText(value) ?? '');
}

/**
 * An amount of a gateway's row in whole coins (services.md, Gateways): a whole number counts units of the row's precision, whatever has
 * a decimal point counts coins. A whole number without a precision is taken for coins and called unclear: it may be either. A text with an
 * exponent is no amount: nobody is known to send one.
 */
export function readStatedAmount(value: unknown, precision: number | null): StatedAmount {
  if (value === undefined || value === null || value === '') return none;
  const text = exactText(value);
  const [, whole, fraction = ''] = decimal.exec(text ?? '') ?? [];
  if (whole === undefined) return unreadable;
  const units = BigInt(whole + fraction);
  if (fraction !== '') return { coins: formatPlain(units, fraction.length), isUnclear: false };
  return precision === null
    ? { coins: formatPlain(units, 0), isUnclear: units !== 0n }
    : { coins: formatPlain(units, precision), isUnclear: false };
}

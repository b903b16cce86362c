import { formatPlain } from '../amounts/amount.ts';
import { withoutExponent } from './withoutExponent.ts';

/** A parsed amount of a gateway's row. */
export interface StatedAmount {
  /** Whole coins as an exact plain decimal text; null: absent or unreadable. */
  readonly coins: string | null;
  /** The meaning is ambiguous: a whole number without a precision, or no amount at all. */
  readonly isUnclear: boolean;
}

/** The maximum decimals of any coin's network: a row with more is wrong. */
const MOST_DECIMALS = 18;

const decimal = /^(\d{1,40})(?:\.(\d{1,40}))?$/u;
const none: StatedAmount = { coins: null, isUnclear: false };
const unreadable: StatedAmount = { coins: null, isUnclear: true };

/** A row's decimals, as a number or a text; null when invalid. */
export function statedPrecision(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,2}$/u.test(text) && Number(text) <= MOST_DECIMALS ? Number(text) : null;
}

/** The exact text of an amount; null for a JSON number that is not exact. */
function exactText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim();
  const isExact = typeof value === 'number' && (Number.isSafeInteger(value) || !Number.isInteger(value));
  return isExact ? withoutExponent(String(value)) : null;
}

/** Whether an amount is a whole number: the XBTS gateways count those in units of the row's precision. */
export function isWholeNumber(value: unknown): boolean {
  return /^\d+$/u.test(exactText(value) ?? '');
}

/**
 * An amount of a gateway's row in whole coins (services.md, Gateways): a whole number counts units of the row's
 * precision, a number with a decimal point counts coins. A whole number without a precision counts as coins and as
 * unclear: it may be either. A text with an exponent is no amount: no gateway is known to send one.
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

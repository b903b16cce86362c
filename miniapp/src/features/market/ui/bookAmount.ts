import { formatAmount } from '../../../platform/i18n/numbers.ts';

/** Digits of a figure in the book. */
const DIGITS = 7;

/**
 * An amount for the narrow columns of a book: seven digits, truncated, never rounded up; from ten thousand on as k, M,
 * Bil, Tril.
 */
export function bookAmount(units: bigint, precision: number): string {
  const wholes = units / 10n ** BigInt(precision);
  if (wholes >= 10_000n) return formatAmount(units, precision, 'short');
  const decimals = Math.min(precision, DIGITS - wholes.toString().length);
  const cut = units / 10n ** BigInt(precision - decimals);
  if (cut === 0n && units > 0n) return `<${formatAmount(1n, decimals, 'plain')}`;
  return formatAmount(cut, decimals, 'plain');
}

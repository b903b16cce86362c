import { formatAmount } from '../../../platform/i18n/numbers.ts';

/** Digits of the largest figure in the book. */
const DIGITS = 7;

/** From this many wholes on a figure has a letter instead of its last digits. */
const LETTERS_FROM = 10_000n;

/**
 * Writes the amounts of a narrow column alike: as many decimals as leave the largest seven digits, truncated, never
 * rounded up; from ten thousand on as k, M, Bil, Tril.
 */
export function bookAmounts(precision: number, largest: bigint): (units: bigint) => string {
  const one = 10n ** BigInt(precision);
  const most = largest / one >= LETTERS_FROM ? LETTERS_FROM - 1n : largest / one;
  const decimals = Math.min(precision, DIGITS - most.toString().length);
  const cutOff = 10n ** BigInt(precision - decimals);
  return (units) => {
    if (units / one >= LETTERS_FROM) return formatAmount(units, precision, 'short');
    const cut = units / cutOff;
    return cut === 0n && units > 0n
      ? `<${formatAmount(1n, decimals, 'exact')}`
      : formatAmount(cut, decimals, 'exact');
  };
}

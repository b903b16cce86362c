import { formatPlain } from '../amounts/amount.ts';

/** Units of an asset with its decimals. */
interface Counted {
  readonly units: bigint;
  readonly precision: number;
}

/** Digits of a price that count. */
const SIGNIFICANT = 8;

/** The price of one whole of `traded` in `paid`: '20.05', to eight significant digits, rounded down. */
export function priceText(paid: Counted, traded: Counted): string {
  if (traded.units === 0n) return '0';
  // The quotient's size gives the number of decimals that leaves eight digits.
  const numerator = paid.units * 10n ** BigInt(traded.precision);
  const denominator = traded.units * 10n ** BigInt(paid.precision);
  const wholeDigits = sizeOf(numerator, denominator);
  const decimals = Math.max(0, SIGNIFICANT - wholeDigits);
  const price = (numerator * 10n ** BigInt(decimals)) / denominator;
  return formatPlain(price, decimals);
}

/** Digits before the point; below one, minus the number of leading zeros after it. */
function sizeOf(numerator: bigint, denominator: bigint): number {
  const digits = String(numerator).length - String(denominator).length;
  const scaled = numerator * 10n ** BigInt(Math.max(0, -digits));
  const against = denominator * 10n ** BigInt(Math.max(0, digits));
  return scaled >= against ? digits + 1 : digits;
}

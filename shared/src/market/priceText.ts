import { formatPlain } from '../amounts/amount.ts';

/** Units of an asset with its decimals. */
interface Counted {
  readonly units: bigint;
  readonly precision: number;
}

/** Digits of a price that count. */
const SIGNIFICANT = 8;

/** What one whole of `traded` costs when so much of `paid` is given for it: '20.05', to eight significant digits, rounded down. */
export function priceText(paid: Counted, traded: Counted): string {
  if (traded.units === 0n) return '0';
  // As many decimals as leave eight digits, from the size of the quotient itself.
  const numerator = paid.units * 10n ** BigInt(traded.precision);
  const denominator = traded.units * 10n ** BigInt(paid.precision);
  const wholeDigits = sizeOf(numerator, denominator);
  const decimals = Math.max(0, SIGNIFICANT - wholeDigits);
  const price = (numerator * 10n ** BigInt(decimals)) / denominator;
  return formatPlain(price, decimals);
}

/** Digits before the point; for what is less than one, minus the zeros behind it. */
function sizeOf(numerator: bigint, denominator: bigint): number {
  const digits = String(numerator).length - String(denominator).length;
  const scaled = numerator * 10n ** BigInt(Math.max(0, -digits));
  const against = denominator * 10n ** BigInt(Math.max(0, digits));
  return scaled >= against ? digits + 1 : digits;
}

import { groupDigits } from './numbers.ts';

/** Significant digits of a displayed price. */
const DIGITS = 6;

/** A price for reading: six significant digits, without exponents, groups of three before the point. */
export function formatPrice(price: number): string {
  if (!Number.isFinite(price)) return '—';
  if (price === 0) return '0';
  const exponent = Math.floor(Math.log10(Math.abs(price)));
  const decimals = Math.min(Math.max(DIGITS - 1 - exponent, 0), 20);
  const text = price.toFixed(decimals);
  return groupDigits(decimals === 0 ? text : text.replace(/\.?0+$/u, ''));
}

/** Hundredths of a percent (a chain fee) as percent: 20 is '0.2'. */
export function formatPercentOfChain(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace(/\.?0+$/u, '');
}

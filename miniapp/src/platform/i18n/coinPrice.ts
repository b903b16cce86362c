import type { Currency } from './currencies.ts';
import { formatFiat, groupDigits } from './numbers.ts';

/** The price of one coin: two decimals (spec §9), and four significant digits below one. */
export function coinPrice(price: number, currency: Currency): string {
  if (price >= 1 || price <= 0) return formatFiat(price, currency, 'exact');
  const decimals = Math.min(10, 3 - Math.floor(Math.log10(price)));
  const sign = formatFiat(0, currency).replace('0.00', '');
  return `${sign}${groupDigits(price.toFixed(decimals))}`;
}

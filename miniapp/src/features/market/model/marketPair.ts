import { gatewaySymbol } from '@xbts/shared/assets/issuers.ts';
import { CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';

/** A market by symbols: prices are in `base`. */
export interface SymbolPair {
  readonly quote: string;
  readonly base: string;
}

/** `QUOTE_BASE`, a market's name in addresses and favourites; no symbol contains an underscore. */
export const pairKey = ({ quote, base }: SymbolPair): string => `${quote}_${base}`;

/** The market of such a text; null: invalid, or one asset twice. */
export function pairOfKey(text: string): SymbolPair | null {
  const [quote = '', base = '', ...more] = text.toUpperCase().split('_');
  if (more.length > 0 || quote === base) return null;
  return isValidSymbol(quote) && isValidSymbol(base) ? { quote, base } : null;
}

/** The address of a market's page. */
export const marketPath = (pair: SymbolPair): string => `/market/${encodeURIComponent(pairKey(pair))}`;

/** Two typed symbols of a market, separated by a slash, a space or an underscore; null: not two. */
export function typedPair(text: string): SymbolPair | null {
  const [quote, base, ...more] = text
    .trim()
    .toUpperCase()
    .split(/[\s/_]+/u);
  return quote !== undefined && base !== undefined && more.length === 0
    ? pairOfKey(`${quote}_${base}`)
    : null;
}

/** The most likely market of an asset: priced in the native asset, which itself is priced in dollars. */
export const usualPair = (symbol: string): SymbolPair => ({
  quote: symbol,
  base: symbol === CORE_SYMBOL ? gatewaySymbol('USDT') : CORE_SYMBOL,
});

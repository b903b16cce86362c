import { gatewaySymbol } from '../assets/issuers.ts';
import { splitSymbol } from '../assets/splitSymbol.ts';
import { CORE_SYMBOL } from '../protocol/constants.ts';

/** A market: the traded asset and the asset of its price; symbols. */
export interface MarketName {
  readonly quote: string;
  readonly base: string;
}

/** Pricing coins of any gateway, in order of precedence. */
const bases = ['USDT', CORE_SYMBOL, 'STH', 'BTC', 'ETH'];

/** Pricing assets of the operator's own gateway: USDT, BTS, STH, BTC, ETH; symbols in order of precedence. */
export const marketBases = (): string[] =>
  bases.map((coin) => (coin === CORE_SYMBOL ? coin : gatewaySymbol(coin)));

/**
 * The market of two assets in the direction that traders expect: STH in BTS, BTS in USDT; other pairs alphabetically.
 */
export function marketOf(one: string, other: string): MarketName {
  const difference = rankOf(one) - rankOf(other);
  const isBefore = difference === 0 ? one < other : difference < 0;
  return isBefore ? { quote: other, base: one } : { quote: one, base: other };
}

function rankOf(symbol: string): number {
  const rank = bases.indexOf(symbol === CORE_SYMBOL ? symbol : coinOf(symbol));
  return rank < 0 ? bases.length : rank;
}

/** The coin of a gateway's symbol; '' for a symbol without a prefix, or of the native asset. */
function coinOf(symbol: string): string {
  const { prefix, name } = splitSymbol(symbol);
  return prefix === '' || name === CORE_SYMBOL ? '' : name;
}

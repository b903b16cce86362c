import { gatewaySymbol } from '../assets/issuers.ts';
import { splitSymbol } from '../assets/splitSymbol.ts';
import { CORE_SYMBOL } from '../protocol/constants.ts';

/** A market: what is traded, and what its price is in; symbols. */
export interface MarketName {
  readonly quote: string;
  readonly base: string;
}

/** Coins that prices are in, of whichever gateway; the one that goes before first. */
const bases = ['USDT', CORE_SYMBOL, 'STH', 'BTC', 'ETH'];

/** What prices are in, as the operator's own gateway issues it: USDT, BTS, STH, BTC, ETH; symbols, the one that goes before first. */
export const marketBases = (): string[] =>
  bases.map((coin) => (coin === CORE_SYMBOL ? coin : gatewaySymbol(coin)));

/** The market of two assets the way round that traders expect it: STH in BTS, BTS in USDT; other pairs by the alphabet. */
export function marketOf(one: string, other: string): MarketName {
  const difference = rankOf(one) - rankOf(other);
  const isBefore = difference === 0 ? one < other : difference < 0;
  return isBefore ? { quote: other, base: one } : { quote: one, base: other };
}

function rankOf(symbol: string): number {
  const rank = bases.indexOf(symbol === CORE_SYMBOL ? symbol : coinOf(symbol));
  return rank < 0 ? bases.length : rank;
}

/** The coin that a gateway's symbol names; none for a symbol without a prefix, or of the native asset. */
function coinOf(symbol: string): string {
  const { prefix, name } = splitSymbol(symbol);
  return prefix === '' || name === CORE_SYMBOL ? '' : name;
}

import { gatewaySymbol } from '../assets/issuers.ts';
import { CORE_SYMBOL } from '../protocol/constants.ts';

/** A market: what is traded, and what its price is in; symbols. */
export interface MarketName {
  readonly quote: string;
  readonly base: string;
}

/** What prices are in, the one that goes before first: USDT, BTS, STH, BTC, ETH. The rest follows the alphabet, so that a pair has one market. */
export function marketBases(): string[] {
  const [usdt = '', ...others] = ['USDT', 'STH', 'BTC', 'ETH'].map(gatewaySymbol);
  return [usdt, CORE_SYMBOL, ...others];
}

/** The market of two assets the way round that traders expect it: STH in BTS, BTS in USDT. */
export function marketOf(one: string, other: string): MarketName {
  const bases = marketBases();
  const rankOf = (symbol: string) => (bases.includes(symbol) ? bases.indexOf(symbol) : bases.length);
  const before = rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
  return before < 0 ? { quote: other, base: one } : { quote: one, base: other };
}

import { GATEWAY } from '../assets/issuers.ts';
import { CORE_SYMBOL } from '../protocol/constants.ts';

/** A market: what is traded, and what its price is in; symbols. */
export interface MarketName {
  readonly quote: string;
  readonly base: string;
}

/** What prices are in, the one that goes before first; the rest by the alphabet, so that a pair has one market. */
const bases = [`${GATEWAY}USDT`, CORE_SYMBOL, `${GATEWAY}STH`, `${GATEWAY}BTC`, `${GATEWAY}ETH`];

/** The market of two assets the way round that traders expect it: STH in BTS, BTS in USDT. */
export function marketOf(one: string, other: string): MarketName {
  const before = rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
  return before < 0 ? { quote: other, base: one } : { quote: one, base: other };
}

function rankOf(symbol: string): number {
  const rank = bases.indexOf(symbol);
  return rank < 0 ? bases.length : rank;
}

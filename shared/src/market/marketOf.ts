import { splitSymbol } from '../assets/splitSymbol.ts';
import { CORE_SYMBOL } from '../protocol/constants.ts';

/** A market: what is traded, and what its price is in; symbols. */
export interface MarketName {
  readonly quote: string;
  readonly base: string;
}

/** What prices are commonly in, the commonest first; the rest by the alphabet, so that a pair has one market. */
const bases = [CORE_SYMBOL, 'USDT', 'USDC', 'USD', 'EUR', 'CNY', 'BTC', 'ETH'];

/** The market of two assets the way round that traders expect it: STH in BTS, BTC in USDT. */
export function marketOf(one: string, other: string): MarketName {
  const isOneBase = rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
  return isOneBase < 0 ? { quote: other, base: one } : { quote: one, base: other };
}

function rankOf(symbol: string): number {
  const rank = bases.indexOf(symbol === CORE_SYMBOL ? symbol : splitSymbol(symbol).name);
  return rank < 0 ? bases.length : rank;
}

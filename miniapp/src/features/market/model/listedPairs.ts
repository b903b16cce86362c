import { featuredCoins, featuredSymbol } from '@xbts/shared/market/featuredCoin.ts';
import { marketBases } from '@xbts/shared/market/marketOf.ts';
import { pairKey, pairOfKey, type SymbolPair } from './marketPair.ts';

/** The pricing assets of listed markets, USDT, BTS and STH: of two of them the later one is priced in the earlier. */
const LISTED_BASES = 3;

/** Markets listed without a search, each in one direction. */
export interface PairSources {
  /** Symbols of the gateways' coins. */
  readonly coins: readonly string[];
  /** Pairs of the operator's market server, as QUOTE_BASE. */
  readonly named: readonly string[];
  /** The same of the user's favourites. */
  readonly favourites: readonly string[];
}

/** Every featured coin and every gateway coin in each of the bases, plus the named ones. */
export function listedPairs({ coins, named, favourites }: PairSources): SymbolPair[] {
  const baseSymbols = marketBases().slice(0, LISTED_BASES);
  const symbols = [...new Set([...featuredCoins.map(featuredSymbol), ...baseSymbols, ...coins])];
  const crossed = symbols.flatMap((quote) => {
    const rank = baseSymbols.indexOf(quote);
    return baseSymbols.filter((_, index) => rank < 0 || index < rank).map((base) => ({ quote, base }));
  });
  const others = [...favourites, ...named].flatMap((key) => pairOfKey(key) ?? []);
  const pairs = new Map<string, SymbolPair>();
  // A favourite keeps its direction, even if others name the reverse.
  for (const pair of [...others.slice(0, favourites.length), ...crossed, ...others]) {
    const turned = pairKey({ quote: pair.base, base: pair.quote });
    if (!pairs.has(turned)) pairs.set(pairKey(pair), pair);
  }
  return [...pairs.values()];
}

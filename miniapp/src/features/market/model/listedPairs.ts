import { GATEWAY } from '@xbts/shared/assets/issuers.ts';
import { featuredCoins, featuredSymbol } from '@xbts/shared/market/featuredCoin.ts';
import { CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { pairKey, pairOfKey, type SymbolPair } from './marketPair.ts';

/** What markets are priced in, the one that goes before first: of two of them the later one is priced in the earlier. */
export const baseSymbols: readonly string[] = [`${GATEWAY}USDT`, CORE_SYMBOL, featuredSymbol('sth')];

/** Markets that are listed without being searched for, each in one direction. */
export interface PairSources {
  /** Symbols of the coins that gateways offer. */
  readonly coins: readonly string[];
  /** Pairs that the operator's market server names, as QUOTE_BASE. */
  readonly named: readonly string[];
  /** The same of the user's favourites. */
  readonly favourites: readonly string[];
}

/** Every featured coin and every coin of a gateway in each of the bases, and what is named besides. */
export function listedPairs({ coins, named, favourites }: PairSources): SymbolPair[] {
  const symbols = [...new Set([...featuredCoins.map(featuredSymbol), ...baseSymbols, ...coins])];
  const crossed = symbols.flatMap((quote) => {
    const rank = baseSymbols.indexOf(quote);
    return baseSymbols.filter((_, index) => rank < 0 || index < rank).map((base) => ({ quote, base }));
  });
  const others = [...favourites, ...named].flatMap((key) => pairOfKey(key) ?? []);
  const pairs = new Map<string, SymbolPair>();
  // A favourite stands as it was marked, whichever way round others name it.
  for (const pair of [...others.slice(0, favourites.length), ...crossed, ...others]) {
    const turned = pairKey({ quote: pair.base, base: pair.quote });
    if (!pairs.has(turned)) pairs.set(pairKey(pair), pair);
  }
  return [...pairs.values()];
}

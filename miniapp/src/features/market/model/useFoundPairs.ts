import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { findAssets } from '@xbts/shared/actions/findAssets.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { gatewaySymbol, isOfGateway } from '@xbts/shared/assets/issuers.ts';
import { marketBases } from '@xbts/shared/market/marketOf.ts';
import { useSettled } from '../../../platform/cache/settled.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type SymbolPair, typedPair } from './marketPair.ts';

/** Maximum markets of a search, for each reading of the typed text. */
const MOST = 8;

/** The on-chain markets of a text: its two symbols, or the assets with that beginning in the usual bases. */
async function readPairs(text: string, signal: AbortSignal): Promise<SymbolPair[]> {
  const pair = typedPair(text);
  const words = pair === null ? [text] : [pair.quote, pair.base];
  const beginnings = words.flatMap((word) => (isOfGateway(word) ? [word] : [word, gatewaySymbol(word)]));
  const found = await Promise.all(beginnings.map((each) => findAssets(reads, each, MOST, { signal })));
  const [own, second] = [
    found.slice(0, found.length / words.length),
    found.slice(found.length / words.length),
  ];
  const symbolsOf = (assets: typeof found) => [...new Set(assets.flat().map(({ symbol }) => symbol))];
  const bases = pair === null ? marketBases().slice(0, 2) : symbolsOf(second);
  return symbolsOf(own)
    .flatMap((quote) => bases.map((base) => ({ quote, base })))
    .filter(({ quote, base }) => quote !== base)
    .slice(0, 3 * MOST);
}

/** The same after a pause in typing; nothing is read for less than two letters. */
export function useFoundPairs(typed: string): UseQueryResult<SymbolPair[]> {
  const text = useSettled(withoutFormatMarks(typed).trim().toUpperCase());
  return useQuery({
    queryKey: ['markets', 'found', text],
    queryFn: ({ signal }) => readPairs(text, signal),
    enabled: text.length > 1,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}

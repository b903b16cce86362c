import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../platform/chain/reads.ts';

/** The query of an asset by its symbol. */
export const assetBySymbolQuery = (symbol: string) => ({
  queryKey: ['assetBySymbol', symbol] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await getAssets(reads, [symbol], { signal }))[0] ?? null,
  staleTime: 10_000,
  // Never cached across starts: a symbol may have been taken since.
  gcTime: 60_000,
});

/** The asset with a symbol on the chain now, null when there is none; nothing is read for an impossible symbol. */
export function useAssetBySymbol(symbol: string): UseQueryResult<Asset | null> {
  return useQuery({ ...assetBySymbolQuery(symbol), enabled: isValidSymbol(symbol) });
}

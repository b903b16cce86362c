import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetBySymbolQuery, useAssetBySymbol } from '../../assets/model/assetBySymbol.ts';
import { pairOfKey, type SymbolPair } from './marketPair.ts';
import type { MarketAssets } from './orderDraft.ts';

/** The two assets of a market, as far as known. */
export interface MarketAssetsRead {
  readonly market: MarketAssets | null;
  /** A symbol without an asset on the chain. */
  readonly unknown: string | null;
  readonly error: unknown;
  retry(): void;
}

/** Reads them before the first render of an address's market; the page itself retries and reports failures. */
export async function readMarketAssets(queries: QueryClient, key: string): Promise<void> {
  const pair = pairOfKey(key);
  const symbols = pair === null ? [] : [pair.quote, pair.base];
  await Promise.all(symbols.map((symbol) => queries.prefetchQuery(assetBySymbolQuery(symbol))));
}

/** Reads the assets of a market by their symbols. */
export function useMarketAssets({ quote, base }: SymbolPair): MarketAssetsRead {
  const [one, other] = [useAssetBySymbol(quote), useAssetBySymbol(base)];
  const [quoteAsset, baseAsset] = [one.data, other.data];
  // The same object until an asset changes: everything on the page depends on it.
  const market = useMemo(
    () => (quoteAsset && baseAsset ? { quote: quoteAsset, base: baseAsset } : null),
    [quoteAsset, baseAsset],
  );
  return {
    market,
    unknown: one.data === null ? quote : other.data === null ? base : null,
    error: market === null ? (one.error ?? other.error) : null,
    retry: () => {
      if (one.error !== null) void one.refetch();
      if (other.error !== null) void other.refetch();
    },
  };
}

import { useMemo } from 'react';
import { useAssetBySymbol } from '../../assets/model/assetBySymbol.ts';
import type { SymbolPair } from './marketPair.ts';
import type { MarketAssets } from './orderDraft.ts';

/** The two assets of a market, as far as they are known. */
export interface MarketAssetsRead {
  readonly market: MarketAssets | null;
  /** A symbol that no asset of the chain has. */
  readonly unknown: string | null;
  readonly error: unknown;
  retry(): void;
}

/** Reads the assets of a market by their symbols. */
export function useMarketAssets({ quote, base }: SymbolPair): MarketAssetsRead {
  const [one, other] = [useAssetBySymbol(quote), useAssetBySymbol(base)];
  const [quoteAsset, baseAsset] = [one.data, other.data];
  // The same object until an asset changes: everything of the page hangs on it.
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

import { useQuery } from '@tanstack/react-query';
import { getTicker } from '@xbts/shared/actions/getTicker.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { ASSETS_A_CALL } from '@xbts/shared/protocol/constants.ts';
import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import { useMemo } from 'react';
import { reads } from '../../../platform/chain/reads.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { type AssetMetadata, readMetadataBatch } from '../../assets/model/metadata.ts';
import { usePriceBook, useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { pairKey, type SymbolPair } from './marketPair.ts';
import { inListOrder, type KnownPair, type MarketRow, marketRow } from './marketRows.ts';
import { largestPool } from './poolPrice.ts';

/** While the list is visible. */
const REFRESH_MS = 60_000;
const none: readonly SymbolPair[] = [];

export interface MarketRows {
  readonly rows: readonly MarketRow[];
  readonly isPending: boolean;
  readonly error: unknown;
  /** The time of the tickers' reading (ms). */
  readonly readAt: number;
  readonly staleSince: number | null;
  retry(): void;
}

/** Markets with their data on the chain; null: the list is not known yet. */
export function useMarketRows(pairs: readonly SymbolPair[] | null): MarketRows {
  const known = useKnownPairs(pairs ?? none, pairs !== null);
  const tickers = useTickers(known.data ?? []);
  const { pools } = usePriceBook();
  const unitPrice = useUnitPrices();
  const rows = useMemo(() => {
    const found = (known.data ?? []).flatMap((pair) => {
      const ticker = tickers.data?.get(pairKey(pair));
      if (ticker === undefined) return [];
      const pool = largestPool(pools, pair.baseAsset, pair.quoteAsset);
      return [marketRow(pair, { ticker, pool, baseUnitPrice: unitPrice(pair.baseAsset.id) })];
    });
    return inListOrder(found);
  }, [known.data, tickers.data, pools, unitPrice]);
  return {
    rows,
    // If the chain has none of these assets, there is nothing to read.
    isPending: known.data === undefined || (known.data.length > 0 && tickers.isPending),
    error: known.data === undefined ? known.error : tickers.data === undefined ? tickers.error : null,
    readAt: tickers.dataUpdatedAt,
    staleSince: useStaleSince(tickers),
    retry: () => void (known.data === undefined ? known.refetch() : tickers.refetch()),
  };
}

/** The pairs whose assets are on the chain. */
function useKnownPairs(pairs: readonly SymbolPair[], isEnabled: boolean) {
  const symbols = [...new Set(pairs.flatMap(({ quote, base }) => [quote, base]))].sort();
  const read = useQuery({
    queryKey: ['markets', 'assets', symbols.join(' ')],
    queryFn: ({ signal }) => inBatches(symbols, ASSETS_A_CALL, (batch) => readMetadataBatch(batch, signal)),
    enabled: isEnabled,
    staleTime: HOUR_MS,
    placeholderData: (before) => before,
  });
  const data = useMemo(() => read.data && knownPairs(pairs, read.data), [pairs, read.data]);
  return { ...read, data };
}

function knownPairs(pairs: readonly SymbolPair[], assets: readonly AssetMetadata[]): KnownPair[] {
  const bySymbol = new Map(assets.map((asset) => [asset.symbol, asset]));
  return pairs.flatMap((pair) => {
    const [quoteAsset, baseAsset] = [bySymbol.get(pair.quote), bySymbol.get(pair.base)];
    return quoteAsset === undefined || baseAsset === undefined ? [] : [{ ...pair, quoteAsset, baseAsset }];
  });
}

function useTickers(pairs: readonly KnownPair[]) {
  const keys = pairs.map(pairKey);
  return useQuery({
    queryKey: ['markets', 'tickers', keys.join(' ')],
    queryFn: async ({ signal }) => {
      const told = await Promise.all(
        pairs.map(async (pair): Promise<[string, MarketTicker]> => {
          const ticker = await getTicker(reads, pair.baseAsset.id, pair.quoteAsset.id, { signal });
          return [pairKey(pair), ticker];
        }),
      );
      return new Map(told);
    },
    enabled: pairs.length > 0,
    staleTime: REFRESH_MS / 4,
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
}

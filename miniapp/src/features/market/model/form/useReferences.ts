import { useMemo } from 'react';
import { usePriceBook, useUnitPrices } from '../../../assets/model/prices/usePriceBook.ts';
import type { MarketAssets } from '../orderDraft.ts';
import { useLargestPool } from '../poolPrice.ts';
import { useTicker } from '../useTicker.ts';
import { type Reference, referencesOf } from './references.ts';

/** The references of a market's prices besides its book; null until read. */
export function useReferences(market: MarketAssets): readonly Reference[] | null {
  const ticker = useTicker(market);
  const pool = useLargestPool(market.base, market.quote);
  const unitPrice = useUnitPrices();
  const { isPending } = usePriceBook();
  const isWaiting = isPending || ticker.isPending;
  return useMemo(
    () => (isWaiting ? null : referencesOf(market, { ticker: ticker.data, pool, unitPrice })),
    [market, ticker.data, pool, unitPrice, isWaiting],
  );
}

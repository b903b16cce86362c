import { useMemo } from 'react';
import { usualSize } from './candles.ts';
import { type Day, dayOf } from './day.ts';
import type { MarketAssets } from './orderDraft.ts';
import { useCandleSizes, useCandles } from './useCandles.ts';

/** A market's last 24 hours, from the candles that its chart begins with; undefined until they are read. */
export function useDay(market: MarketAssets): Day | undefined {
  const candles = useCandles(market, usualSize(useCandleSizes().data ?? []));
  const { data, dataUpdatedAt } = candles;
  return useMemo(() => data && dayOf(data, data.at(-1)?.time ?? dataUpdatedAt), [data, dataUpdatedAt]);
}

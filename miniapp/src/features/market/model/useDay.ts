import { useMemo } from 'react';
import { usualSize } from './candles.ts';
import { type Day, dayOf } from './day.ts';
import type { MarketAssets } from './orderDraft.ts';
import { useCandleSizes, useCandles } from './useCandles.ts';

const unknown: Day = { high: null, low: null, closes: [] };

/**
 * A market's last 24 hours, from the candles that its chart begins with; undefined until they are read, and without
 * figures where the node keeps or tells none.
 */
export function useDay(market: MarketAssets): Day | undefined {
  const sizes = useCandleSizes();
  const size = usualSize(sizes.data ?? []);
  const { data, dataUpdatedAt, error } = useCandles(market, size);
  const day = useMemo(() => data && dayOf(data, data.at(-1)?.time ?? dataUpdatedAt), [data, dataUpdatedAt]);
  const hasNone = error !== null || sizes.error !== null || (sizes.isSuccess && size === undefined);
  return day ?? (hasNone ? unknown : undefined);
}

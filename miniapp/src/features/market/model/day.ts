import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Candle } from './candles.ts';

/** A market's last 24 hours, for display. */
export interface Day {
  /** Prices of the trades within them; null without any. */
  readonly high: number | null;
  readonly low: number | null;
  /** The price at the end of each period, in order. */
  readonly closes: readonly number[];
}

/** The last 24 hours from candles that reach up to now. */
export function dayOf(candles: readonly Candle[], now: number): Day {
  const since = candles.filter(({ time }) => time >= now - DAY_MS);
  const traded = since.filter(({ volume }) => volume > 0);
  return {
    high: traded.length === 0 ? null : Math.max(...traded.map(({ high }) => high)),
    low: traded.length === 0 ? null : Math.min(...traded.map(({ low }) => low)),
    closes: since.map(({ close }) => close),
  };
}

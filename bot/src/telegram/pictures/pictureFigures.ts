import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import type { PriceFigures } from '../../chain/market/market.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';

/** The price at a moment, milliseconds since 1970. */
export interface PricePoint {
  readonly at: number;
  readonly price: number;
}

/** The content of a price picture. */
export interface PictureFigures {
  /** The price in the words beside the picture, null without one. */
  readonly price: number | null;
  /** Name of the asset of the prices. */
  readonly unit: string;
  readonly usd: number | null;
  /** The trades, the oldest first, with the price as the last point if there is one. */
  readonly points: readonly PricePoint[];
  /** From the first point to the last, in percent. */
  readonly change: number | null;
}

/**
 * The figures of a picture: its line ends with the price itself, at the time of its reading; the last trade is not the
 * price.
 */
export function pictureFigures({ value, readAt }: Cached<PriceFigures>): PictureFigures {
  const { symbol, usd, bts, history } = value;
  const traded = history?.points ?? [];
  const price = history === null ? (bts?.price ?? null) : history.now;
  const points = price === null ? traded : [...traded.filter(({ at }) => at < readAt), { at: readAt, price }];
  const first = points[0]?.price ?? 0;
  return {
    price,
    unit: splitSymbol(history?.unit ?? (symbol === 'BTS' ? '' : 'BTS')).name,
    usd: usd?.price ?? null,
    points,
    change: first <= 0 || points.length < 2 ? null : ((points.at(-1)?.price ?? 0) / first - 1) * 100,
  };
}

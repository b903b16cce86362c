import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import type { PriceFigures } from '../../chain/market/market.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';

/** The price at a moment, milliseconds since 1970. */
export interface PricePoint {
  readonly at: number;
  readonly price: number;
}

/** What a picture of a price shows, from what is known of it. */
export interface PictureFigures {
  /** The same price that the words beside the picture tell, null when there is none. */
  readonly price: number | null;
  /** Name of the asset that prices are in. */
  readonly unit: string;
  readonly usd: number | null;
  /** The trades, the oldest first, and the price as the last where there is one. */
  readonly points: readonly PricePoint[];
  /** From the first point to the last, in percent. */
  readonly change: number | null;
}

/** What is drawn of a price: its line ends with the price itself, at the moment when it was read; a last trade is no price. */
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

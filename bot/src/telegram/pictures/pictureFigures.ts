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
  /** The oldest first, the price as the last. */
  readonly points: readonly PricePoint[];
  /** From the first point to the last, in percent. */
  readonly change: number | null;
}

/** What is drawn of a price: its line ends with the price itself, at the moment when it was read. */
export function pictureFigures({ value, readAt }: Cached<PriceFigures>): PictureFigures {
  const { symbol, usd, bts, history } = value;
  const traded = history?.points ?? [];
  const price = bts?.price ?? traded.at(-1)?.price ?? null;
  const points = price === null ? [] : [...traded.filter(({ at }) => at < readAt), { at: readAt, price }];
  const first = points[0]?.price ?? 0;
  return {
    price,
    unit: splitSymbol(history?.unit ?? (symbol === 'BTS' ? '' : 'BTS')).name,
    usd: usd?.price ?? null,
    points,
    change: price === null || first <= 0 || points.length < 2 ? null : (price / first - 1) * 100,
  };
}

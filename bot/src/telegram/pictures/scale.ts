import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { PricePoint } from './pictureFigures.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maps prices and moments to places in an area of the picture. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly until: number;
  x(at: number): number;
  y(price: number): number;
}

/** The least span that a picture shows. */
/** Prices that differ by less, in proportion, are drawn as one. */
const leastSpread = 1e-6;

/** A scale that fits all points; a constant price is in the middle. */
export function scaleOf(points: readonly PricePoint[], area: Area): Scale {
  const prices = points.map(({ price }) => price);
  const [lowest, highest] = points.length === 0 ? [0, 1] : [Math.min(...prices), Math.max(...prices)];
  const spread = highest - lowest;
  const room = spread > highest * leastSpread ? spread * 0.08 : highest * 0.05 || 1;
  const [low, high] = [lowest - room, highest + room];
  const until = points.at(-1)?.at ?? 0;
  const from = Math.min(points[0]?.at ?? 0, until - HOUR_MS);
  return {
    low,
    high,
    from,
    until,
    x: (at) => area.x + ((at - from) / (until - from)) * area.width,
    y: (price) => area.y + ((high - price) / (high - low)) * area.height,
  };
}

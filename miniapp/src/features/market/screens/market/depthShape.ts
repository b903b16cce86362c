import { type BookSide, priceOf, restOf } from '@xbts/shared/market/book/bookOrder.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';

/** Orders further from the middle than this part of its price would squeeze the relevant ones. */
const WIDEST = 0.25;

interface Step {
  readonly price: number;
  /** Whole quote asset up to here. */
  readonly sum: number;
}

/** The depth of a market, drawn in a square of 100 by 100; prices and sums in wholes, for display. */
export interface DepthShape {
  readonly low: number;
  readonly high: number;
  readonly bids: string;
  readonly asks: string;
  /** The buyers' total in base; the sellers' total in quote. */
  readonly bidSum: number;
  readonly askSum: number;
}

function stepsOf(side: BookSide, orders: readonly LimitOrder[], { base, quote }: MarketAssets): Step[] {
  const scale = 10 ** (quote.precision - base.precision);
  let sum = 0;
  return orders.map((order) => {
    const price = priceOf(side, order);
    sum += Number(restOf(side, order).quote) / 10 ** quote.precision;
    return { price: (Number(price.base) / Number(price.quote)) * scale, sum };
  });
}

/** The limits of the drawing on both sides of the middle: at the last order, or a quarter of the price away. */
function bandOf(steps: readonly Step[], middle: number): number {
  const apart = steps.map(({ price }) => Math.abs(price - middle));
  return Math.min(Math.max(...apart, middle * 0.001), middle * WIDEST);
}

interface Scale {
  x(price: number): number;
  y(sum: number): number;
}

/** The area under one side's sums, from the middle out to an edge of the drawing. */
function areaOf(steps: readonly Step[], edge: number, { x, y }: Scale): string {
  const first = steps[0];
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return '';
  let before = 0;
  const line = steps.map(({ price, sum }) => {
    const part = `L${x(price)} ${y(before)}L${x(price)} ${y(sum)}`;
    before = sum;
    return part;
  });
  return `M${x(first.price)} 100${line.join('')}L${edge} ${y(last.sum)}L${edge} 100Z`;
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** Null for a market without orders. */
export function depthShape(
  { bids, asks }: Pick<BookView, 'bids' | 'asks'>,
  market: MarketAssets,
): DepthShape | null {
  const all = { bids: stepsOf('bids', bids, market), asks: stepsOf('asks', asks, market) };
  const best = [all.bids[0]?.price, all.asks[0]?.price].filter((price) => price !== undefined);
  if (best.length === 0) return null;
  const middle = best.reduce((sum, price) => sum + price, 0) / best.length;
  const band = bandOf([...all.bids, ...all.asks], middle);
  const [low, high] = [middle - band, middle + band];
  const isInside = ({ price }: Step) => price >= low && price <= high;
  const shown = { bids: all.bids.filter(isInside), asks: all.asks.filter(isInside) };
  const most = Math.max(shown.bids.at(-1)?.sum ?? 0, shown.asks.at(-1)?.sum ?? 0);
  const scale: Scale = {
    x: (price) => twoDigits(((price - low) / (high - low)) * 100),
    y: (sum) => twoDigits(100 - (sum / (most || 1)) * 95),
  };
  return {
    low,
    high,
    bids: areaOf(shown.bids, 0, scale),
    asks: areaOf(shown.asks, 100, scale),
    bidSum: shown.bids.reduce(
      (sum, step, index) => sum + (step.sum - (shown.bids[index - 1]?.sum ?? 0)) * step.price,
      0,
    ),
    askSum: shown.asks.at(-1)?.sum ?? 0,
  };
}

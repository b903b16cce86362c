import type { MarketBucket } from '@xbts/shared/actions/getMarketHistory.ts';
import { parseChainTime } from '../../../platform/i18n/dates.ts';
import type { MarketAssets } from './orderDraft.ts';

/** A market's candle; prices in whole base for one quote, for display. */
export interface Candle {
  /** Its beginning, milliseconds since 1970. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Traded whole quote asset. */
  readonly volume: number;
}

/** The chain keeps the asset of the smaller id as base: in the other direction prices are inverted. */
function candleOf(bucket: MarketBucket, { base, quote }: MarketAssets): Candle {
  const isStraight = bucket.key.base === base.id;
  const scale = 10 ** (quote.precision - base.precision);
  const price = (one: bigint, other: bigint) =>
    (isStraight ? Number(one) / Number(other) : Number(other) / Number(one)) * scale;
  const [high, low] = [price(bucket.high_base, bucket.high_quote), price(bucket.low_base, bucket.low_quote)];
  return {
    time: parseChainTime(bucket.key.open),
    open: price(bucket.open_base, bucket.open_quote),
    high: Math.max(high, low),
    low: Math.min(high, low),
    close: price(bucket.close_base, bucket.close_quote),
    volume: Number(isStraight ? bucket.quote_volume : bucket.base_volume) / 10 ** quote.precision,
  };
}

/** Candles of a size in seconds, in order. Without trades the last price continues, up to now. */
export function candlesOf(
  buckets: readonly MarketBucket[],
  market: MarketAssets,
  { seconds, now }: { readonly seconds: number; readonly now: number },
): Candle[] {
  const stepMs = seconds * 1_000;
  const candles: Candle[] = [];
  const goOn = (until: number) => {
    for (let last = candles.at(-1); last !== undefined && last.time + stepMs < until; last = candles.at(-1)) {
      const { time, close } = last;
      candles.push({ time: time + stepMs, open: close, high: close, low: close, close, volume: 0 });
    }
  };
  for (const bucket of buckets) {
    const candle = candleOf(bucket, market);
    if (![candle.open, candle.close, candle.high, candle.low].every(Number.isFinite)) continue;
    goOn(candle.time);
    if (candle.time > (candles.at(-1)?.time ?? Number.NEGATIVE_INFINITY)) candles.push(candle);
  }
  goOn(now);
  return candles;
}

/** The screen's range of sizes, from a minute to a day. */
const [LEAST, MOST] = [60, 86_400];
/** The size that a chart begins with. */
const USUAL = 3_600;

/** The node's sizes within the screen's range. */
export const offeredSizes = (sizes: readonly number[]): number[] =>
  sizes.filter((size) => size >= LEAST && size <= MOST);

/** The offered size nearest to an hour; undefined: there is none. */
export function usualSize(sizes: readonly number[]): number | undefined {
  const apart = (size: number) => Math.abs(Math.log(size / USUAL));
  return [...sizes].sort((one, other) => apart(one) - apart(other))[0];
}

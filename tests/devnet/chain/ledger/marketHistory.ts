import { instanceOf } from './objectStore.ts';
import type { Price } from './objects/amounts.ts';
import type { BucketObject, FillOrder, FillRecord } from './objects/market.ts';
import { comparePrices, invertPrice } from './price.ts';
import { marketOf, type State } from './state.ts';
import { toSeconds, toTime } from './time.ts';

/** Default bucket sizes in seconds (MH plugin). */
export const bucketSizes: readonly number[] = [60, 300, 900, 3600, 14_400, 86_400, 604_800];

const BUCKETS_KEPT = 1500;
const DAY = 86_400;
/** Sides of fills that a market keeps whatever their age, and for how long it keeps more (chain.md §2). */
const FILLS_KEPT = 1000;
const FILLS_KEPT_SECONDS = 3 * DAY;

function ordered(price: Price): Price {
  return instanceOf(price.base.asset_id) < instanceOf(price.quote.asset_id) ? price : invertPrice(price);
}

/** Records a fill; a maker's one also moves the ticker and the buckets (MH/market_history_plugin.cpp). */
export function recordFill(state: State, fill: FillOrder, time: string): FillRecord {
  const market = marketOf(fill.pays.asset_id, fill.receives.asset_id);
  const { count, oldest } = state.oldestFill(market);
  const sequence = (oldest?.key.sequence ?? 0) - count;
  const record = state.store.create('5.0', (id) => ({ id, key: { ...market, sequence }, time, op: fill }));
  if (fill.is_maker) {
    const volume = ordered({ base: fill.pays, quote: fill.receives });
    const price = ordered(fill.fill_price);
    moveTicker(state, price, volume);
    for (const seconds of bucketSizes) moveBucket(state, { price, volume, seconds, time });
  }
  return record;
}

function moveTicker(state: State, price: Price, volume: Price): void {
  const { asset_id: base } = price.base;
  const { asset_id: quote } = price.quote;
  const latest = { latest_base: price.base.amount, latest_quote: price.quote.amount };
  const ticker = state.ticker(base, quote);
  if (ticker === undefined) {
    state.store.create('5.2', (id) => ({
      id,
      base,
      quote,
      last_day_base: 0n,
      last_day_quote: 0n,
      ...latest,
      base_volume: volume.base.amount,
      quote_volume: volume.quote.amount,
    }));
    return;
  }
  state.store.modify('5.2', ticker.id, {
    ...latest,
    base_volume: ticker.base_volume + volume.base.amount,
    quote_volume: ticker.quote_volume + volume.quote.amount,
  });
}

interface BucketMove {
  price: Price;
  volume: Price;
  seconds: number;
  time: string;
}

function moveBucket(state: State, { price, volume, seconds, time }: BucketMove): void {
  const number = Math.floor(toSeconds(time) / seconds);
  const market = { base: price.base.asset_id, quote: price.quote.asset_id };
  const key = { ...market, seconds, open: toTime(number * seconds) };
  const { amount: base } = price.base;
  const { amount: quote } = price.quote;
  const bucket = state.bucket(market, seconds, key.open);
  if (bucket === undefined) {
    state.store.create('5.1', (id) => ({
      id,
      key,
      high_base: base,
      high_quote: quote,
      low_base: base,
      low_quote: quote,
      open_base: base,
      open_quote: quote,
      close_base: base,
      close_quote: quote,
      base_volume: volume.base.amount,
      quote_volume: volume.quote.amount,
    }));
    dropOldBuckets(state, market, seconds, number);
    return;
  }
  state.store.modify('5.1', bucket.id, {
    ...extremes(bucket, price),
    close_base: base,
    close_quote: quote,
    base_volume: bucket.base_volume + volume.base.amount,
    quote_volume: bucket.quote_volume + volume.quote.amount,
  });
}

function extremes(bucket: BucketObject, price: Price): Partial<BucketObject> {
  const { base, quote } = price;
  const at = (baseAmount: bigint, quoteAmount: bigint): Price => ({
    base: { ...base, amount: baseAmount },
    quote: { ...quote, amount: quoteAmount },
  });
  if (comparePrices(price, at(bucket.high_base, bucket.high_quote)) > 0) {
    return { high_base: base.amount, high_quote: quote.amount };
  }
  if (comparePrices(price, at(bucket.low_base, bucket.low_quote)) < 0) {
    return { low_base: base.amount, low_quote: quote.amount };
  }
  return {};
}

function dropOldBuckets(
  state: State,
  market: { base: string; quote: string },
  seconds: number,
  number: number,
): void {
  const cutoff = (number - BUCKETS_KEPT) * seconds;
  for (const bucket of state.buckets(market.base, market.quote, seconds)) {
    if (toSeconds(bucket.key.open) >= cutoff) return;
    state.store.remove(bucket.id);
  }
}

/** Removes maker fills older than a day from the tickers, starting at the first record not removed yet; returns the next one. */
export function rollTickers(state: State, firstRecord: number, time: string): number {
  const oldest = toSeconds(time) - DAY;
  for (let instance = firstRecord; ; instance += 1) {
    const record = state.find('5.0', `5.0.${instance}`);
    if (record === undefined || toSeconds(record.time) >= oldest) return instance;
    if (record.op.is_maker) rollOut(state, record.op);
  }
}

/** Drops records past their retention in the market of a fill; only records that the tickers have processed. */
export function dropOldFills(
  state: State,
  { pays, receives }: FillOrder,
  beforeRecord: number,
  time: string,
): void {
  const market = marketOf(pays.asset_id, receives.asset_id);
  const cutoff = toSeconds(time) - FILLS_KEPT_SECONDS;
  for (;;) {
    const { count, oldest } = state.oldestFill(market);
    if (oldest === undefined || count <= FILLS_KEPT || toSeconds(oldest.time) >= cutoff) return;
    if (instanceOf(oldest.id) >= beforeRecord) return;
    state.store.remove(oldest.id);
  }
}

function rollOut(state: State, fill: FillOrder): void {
  const volume = ordered({ base: fill.pays, quote: fill.receives });
  const price = ordered(fill.fill_price);
  const ticker = state.ticker(price.base.asset_id, price.quote.asset_id);
  if (ticker === undefined) return;
  state.store.modify('5.2', ticker.id, {
    last_day_base: price.base.amount,
    last_day_quote: price.quote.amount,
    base_volume: ticker.base_volume - volume.base.amount,
    quote_volume: ticker.quote_volume - volume.quote.amount,
  });
}

import type { MarketBucket } from '@xbts/shared/actions/getMarketHistory.ts';
import { describe, expect, it } from 'vitest';
import recorded from '../../../../../tests/vectors/rpc.json' with { type: 'json' };
import { candlesOf, offeredSizes, usualSize } from './candles.ts';
import { marketFixture } from './market.fixture.ts';

const straight = marketFixture();
const turned = { base: straight.quote, quote: straight.base };

const bucket = (open: string, figures: Partial<MarketBucket> = {}): MarketBucket => ({
  id: '5.1.0',
  key: { base: '1.3.0', quote: '1.3.5', seconds: 60, open },
  high_base: 300_000n,
  high_quote: 100_000_000n,
  low_base: 100_000n,
  low_quote: 100_000_000n,
  open_base: 200_000n,
  open_quote: 100_000_000n,
  close_base: 150_000n,
  close_quote: 100_000_000n,
  base_volume: 500_000n,
  quote_volume: 250_000_000n,
  ...figures,
});
const at = (minute: number) => Date.UTC(2026, 10, 21, 3, minute);
const options = { seconds: 60, now: at(34) };

describe('candles', () => {
  it('have the prices of the displayed pair, and the volume of its quote asset', () => {
    const [candle] = candlesOf([bucket('2026-11-21T03:33:00')], straight, options);
    expect(candle).toEqual({ time: at(33), open: 2, high: 3, low: 1, close: 1.5, volume: 2.5 });
    const [other] = candlesOf([bucket('2026-11-21T03:33:00')], turned, options);
    expect(other).toMatchObject({ open: 0.5, high: 1, low: 1 / 3, volume: 5 });
  });

  it('continue flat without trades, up to now', () => {
    const buckets = [bucket('2026-11-21T03:30:00'), bucket('2026-11-21T03:32:00')];
    const candles = candlesOf(buckets, straight, options);
    expect(candles.map(({ time, volume, open }) => [time, volume, open])).toEqual([
      [at(30), 2.5, 2],
      [at(31), 0, 1.5],
      [at(32), 2.5, 2],
      [at(33), 0, 1.5],
    ]);
    expect(candlesOf([], straight, options)).toEqual([]);
  });

  it('leave out a bucket without a price', () => {
    expect(candlesOf([bucket('2026-11-21T03:33:00', { open_quote: 0n })], straight, options)).toEqual([]);
  });

  it('have the sizes that the node stores, from a minute to a day; an hour is the default', () => {
    const sizes = recorded.find(({ method }) => method === 'get_market_history_buckets')?.result as number[];
    expect(offeredSizes([15, ...sizes, 604_800])).toEqual(sizes);
    expect(usualSize(sizes)).toBe(3_600);
    expect(usualSize([60, 86_400, 1_800])).toBe(1_800);
    expect(usualSize([])).toBeUndefined();
  });
});

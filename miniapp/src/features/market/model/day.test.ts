import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { describe, expect, it } from 'vitest';
import { dayOf } from './day.ts';

const now = Date.UTC(2026, 10, 26, 14);
const candle = (hoursAgo: number, price: number, volume: number) => ({
  time: now - hoursAgo * HOUR_MS,
  open: price,
  high: price + 1,
  low: price - 1,
  close: price,
  volume,
});

describe('a market’s last 24 hours', () => {
  it('have the highest and lowest price of their trades alone', () => {
    const day = dayOf([candle(30, 90, 1), candle(20, 10, 1), candle(4, 50, 0), candle(1, 12, 2)], now);
    expect(day).toEqual({ high: 13, low: 9, closes: [10, 50, 12] });
  });

  it('have no such prices without a trade', () => {
    expect(dayOf([candle(30, 90, 1), candle(2, 90, 0)], now)).toEqual({
      high: null,
      low: null,
      closes: [90],
    });
  });
});

import { estimateAt } from '@xbts/shared/market/estimates.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { describe, expect, it } from 'vitest';
import { type FeaturedPrices, featuredQuote } from './featuredQuote.ts';

const bts = { id: '1.3.0', symbol: 'BTS', precision: 5 };
const held = (symbol: string, precision = 4) => ({ id: '1.3.77', symbol, precision });

const prices: FeaturedPrices = {
  bts: {
    quotes: { USD: { price: 0.006, percent_change_24h: 25 }, RUB: undefined, CNY: undefined, EUR: undefined },
  },
  btc: {
    quotes: {
      USD: { price: 90_000, percent_change_24h: -50 },
      RUB: undefined,
      CNY: undefined,
      EUR: undefined,
    },
  },
  sth: { quotes: { USD: { price: 0.004 }, RUB: undefined, CNY: undefined, EUR: undefined } },
};

const worth = (asset: typeof bts, units: bigint, known = prices, currency: FiatCurrency = 'USD') =>
  estimateAt(featuredQuote(asset, known, currency), units);

describe('estimates', () => {
  it('value the native coin by its featured price', () => {
    const { value, change24h } = worth(bts, 18_420_311_842n);
    expect(value).toBeCloseTo(1105.2187105, 6);
    expect(change24h).toBe(25);
  });

  it("value a gateway's token of a featured coin", () => {
    expect(worth(held('XBTSX.BTC', 8), 5_000_000n).value).toBeCloseTo(4500, 6);
  });

  it('give no price, never zero, without a source', () => {
    const none = { value: null, change24h: null };
    expect(worth(held('XBTSX.USDT'), 100n)).toEqual(none);
    expect(worth(bts, 1n, {})).toEqual(none);
    expect(worth(bts, 1n, prices, 'RUB')).toEqual(none);
  });

  it('ignore a token whose name merely ends like a featured coin', () => {
    for (const symbol of ['BTC', 'OTHER.BTC', 'XBTSX.WBTC', 'XBTSX.CONSTRUCTOR', 'XBTSX.BTS.BTC']) {
      expect(worth(held(symbol), 100n).value, symbol).toBeNull();
    }
  });
});

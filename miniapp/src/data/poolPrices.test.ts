import { describe, expect, it } from 'vitest';
import { estimateSides, featuredPricesOf, sidePrices, withImpliedPrices } from './poolPrices.ts';

const assets = new Map([
  ['1.3.0', { id: '1.3.0', symbol: 'BTS', precision: 5 }],
  ['1.3.5', { id: '1.3.5', symbol: 'XBTSX.USDT', precision: 6 }],
  ['1.3.6', { id: '1.3.6', symbol: 'ABC', precision: 2 }],
]);
const quotes = { quotes: { USD: { price: 0.01 }, RUB: undefined, CNY: undefined, EUR: undefined } };
const pool = (assetA: string, balanceA: bigint, assetB: string, balanceB: bigint) => ({
  assetA,
  balanceA,
  assetB,
  balanceB,
});
// 1000 BTS against 5 USDT, 2 USDT against 400 ABC, and a thin pool that prices ABC otherwise.
const btsUsdt = pool('1.3.0', 100_000_000n, '1.3.5', 5_000_000n);
const usdtAbc = pool('1.3.5', 2_000_000n, '1.3.6', 40_000n);
const thin = pool('1.3.0', 100_000n, '1.3.6', 100n);

describe('prices of a pool’s assets', () => {
  it('begin with the featured coins, in the currencies that are known', () => {
    expect([...featuredPricesOf(assets.values(), { bts: quotes }, 'USD')]).toEqual([['1.3.0', 0.01]]);
    expect(featuredPricesOf(assets.values(), { bts: quotes }, 'RUB').size).toBe(0);
  });

  it('are completed by the pool’s own ratio', () => {
    expect(sidePrices(btsUsdt, assets, new Map([['1.3.0', 0.01]]))).toEqual({ a: 0.01, b: 2 });
    expect(sidePrices(btsUsdt, assets, new Map())).toBeNull();
  });

  it('value units of both sides, and nothing without a price', () => {
    const units = { a: 50_000_000n, b: 1_000_000n };
    expect(estimateSides(units, btsUsdt, assets, new Map([['1.3.0', 0.01]]))).toBeCloseTo(7, 9);
    expect(estimateSides(units, btsUsdt, assets, new Map())).toBeNull();
  });

  it('are passed on through the deepest pools', () => {
    const prices = withImpliedPrices([thin, usdtAbc, btsUsdt], assets, new Map([['1.3.0', 0.01]]));
    expect(prices.get('1.3.5')).toBeCloseTo(2, 9);
    // The thin pool is the only one of the first step for ABC: 1 BTS for 1 ABC.
    expect(prices.get('1.3.6')).toBeCloseTo(0.01, 9);
    const without = withImpliedPrices([usdtAbc, btsUsdt], assets, new Map([['1.3.0', 0.01]]));
    expect(without.get('1.3.6')).toBeCloseTo(0.01, 9);
  });
});

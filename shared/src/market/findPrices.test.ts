import { describe, expect, it } from 'vitest';
import { findPrices, type PriceInput, type PricesByCoin } from './findPrices.ts';
import type { PricePool } from './priceGraph.ts';

const quotes = (usd: number, rub: number, change: number) => ({
  quotes: {
    USD: { price: usd, percent_change_24h: change },
    RUB: { price: rub, percent_change_24h: change },
    CNY: undefined,
    EUR: undefined,
  },
});
const prices: PricesByCoin = { bts: quotes(0.004, 0.32, 10), btc: quotes(90_000, 7_200_000, 0) };

const assets = (
  [
    ['1.3.0', 'BTS', 5],
    ['1.3.10', 'XBTSX.BTC', 8],
    ['1.3.20', 'XBTSX.ABC', 4],
    ['1.3.21', 'FARAWAY', 2],
    ['1.3.1325', 'RUBLE', 5],
  ] as const
).map(([id, symbol, precision]) => ({ id, symbol, precision }));

const pool = (
  id: string,
  [assetA, balanceA]: [string, bigint],
  [assetB, balanceB]: [string, bigint],
): PricePool => ({
  id,
  assetA,
  assetB,
  balanceA,
  balanceB,
});
/** 5,000,000 BTS (20,000 $) beside 1,000 ABC: one ABC is 5,000 BTS. */
const abcBts = pool('1.19.7', ['1.3.0', 500_000_000_000n], ['1.3.20', 10_000_000n]);

const book = (more: Partial<PriceInput> = {}) =>
  findPrices({
    assets,
    prices,
    pools: [abcBts],
    tickers: {},
    ...more,
  });
const ticker = (last: string, change = '0') => ({ last, buy: last, sell: last, change });
/** The price of one whole. */
const whole = (price: { perUnit: number } | null, precision: number) =>
  (price?.perUnit ?? 0) * 10 ** precision;

describe('a price by its path', () => {
  it('leads over a pool to a featured coin, and reports it', () => {
    const price = book()('1.3.20', 'USD');
    expect(whole(price, 4)).toBeCloseTo(20, 9);
    expect(price?.steps.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['1.3.20', '1.3.0', { kind: 'pool', id: '1.19.7' }],
    ]);
    expect(price?.origin).toEqual({ kind: 'featured', coin: 'bts' });
    expect(price?.coin).toBe('bts');
    expect(price?.liquidityUsd).toBeCloseTo(20_000, 6);
  });

  it('is the same in another currency by the coin at its end', () => {
    expect(whole(book()('1.3.20', 'RUB'), 4)).toBeCloseTo(1600, 9);
    expect(book()('1.3.20', 'EUR')).toBeNull();
  });

  it('takes the way with the most behind its thinnest step', () => {
    const thin = pool('1.19.8', ['1.3.10', 100_000n], ['1.3.20', 10_000n]);
    const price = book({ pools: [thin, abcBts] })('1.3.20', 'USD');
    expect(price?.steps[0]?.by).toEqual({ kind: 'pool', id: '1.19.7' });
  });

  it('goes over several pools, three at most', () => {
    const far = (id: string, from: string, to: string) =>
      pool(id, [from, 1_000_000_000n], [to, 1_000_000_000n]);
    const chain = [
      abcBts,
      far('1.19.11', '1.3.20', '1.3.21'),
      far('1.19.12', '1.3.21', '1.3.22'),
      far('1.19.13', '1.3.22', '1.3.23'),
    ];
    const reach = book({ pools: chain });
    expect(reach('1.3.22', 'USD')?.steps.map(({ by }) => by)).toEqual([
      { kind: 'pool', id: '1.19.12' },
      { kind: 'pool', id: '1.19.11' },
      { kind: 'pool', id: '1.19.7' },
    ]);
    expect(reach('1.3.23', 'USD')).toBeNull();
  });

  it('is missing with next to nothing behind it, and without a way', () => {
    // 100 BTS are 0.40 $.
    const bait = pool('1.19.9', ['1.3.0', 10_000_000n], ['1.3.21', 1n]);
    expect(book({ pools: [bait] })('1.3.21', 'USD')).toBeNull();
    expect(book({ pools: [] })('1.3.20', 'USD')).toBeNull();
    expect(book({ pools: [pool('1.19.9', ['1.3.0', 0n], ['1.3.20', 5n])] })('1.3.20', 'USD')).toBeNull();
  });

  it('comes from a market if no pool is deeper, with its change in 24 h', () => {
    const tickers = { 'XBTSX.ABC_BTS': ticker('5500', '20.00') };
    const price = book({ pools: [], tickers })('1.3.20', 'USD');
    expect(whole(price, 4)).toBeCloseTo(22, 9);
    expect(price?.steps[0]?.by).toEqual({ kind: 'market', pair: 'XBTSX.ABC_BTS' });
    // 1.2 times as many BTS, each of them worth 1.1 times as much.
    expect(price?.change24h).toBeCloseTo(32, 9);
    expect(price?.liquidityUsd).toBeNull();
  });

  it('takes the change of a pool from the market of the same pair, and has none without it', () => {
    expect(book()('1.3.20', 'USD')?.change24h).toBeNull();
    const tickers = { 'XBTSX.ABC_BTS': ticker('5500', '-50') };
    const price = book({ tickers })('1.3.20', 'USD');
    expect(price?.steps[0]?.by).toEqual({ kind: 'pool', id: '1.19.7' });
    expect(price?.change24h).toBeCloseTo(-45, 9);
  });

  it('ignores markets with a wide spread or without offers', () => {
    const wide = { 'XBTSX.ABC_BTS': { last: '5000', buy: '1000', sell: '9000', change: '0' } };
    const empty = { 'XBTSX.ABC_BTS': { last: '5000', buy: '0', sell: '0', change: '0' } };
    expect(book({ pools: [], tickers: wide })('1.3.20', 'USD')).toBeNull();
    expect(book({ pools: [], tickers: empty })('1.3.20', 'USD')).toBeNull();
  });

  it("of a currency's token is the currency's, by the rate derived from a coin's prices", () => {
    const price = book()('1.3.1325', 'USD');
    expect(whole(price, 5)).toBeCloseTo(0.0125, 12);
    expect(price?.origin).toEqual({ kind: 'currency', currency: 'RUB' });
    expect(whole(book()('1.3.1325', 'RUB'), 5)).toBe(1);
    expect(book({ prices: {} })('1.3.1325', 'USD')).toBeNull();
  });

  it("keeps a featured coin's own price whatever the pools' prices", () => {
    const cheap = pool('1.19.9', ['1.3.0', 500_000_000_000n], ['1.3.10', 100_000_000_000n]);
    expect(whole(book({ pools: [cheap] })('1.3.10', 'USD'), 8)).toBeCloseTo(90_000, 6);
  });
});

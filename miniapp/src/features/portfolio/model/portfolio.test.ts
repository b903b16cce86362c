import { describe, expect, it } from 'vitest';
import type { OwnedHolding } from '../../account/model/holdings.ts';
import { byValue, sumsOf, totalOf } from './portfolio.ts';

const held = (symbol: string, total: bigint, precision = 4): OwnedHolding => ({
  assetId: '1.3.77',
  symbol,
  precision,
  amount: total,
  inOrders: 0n,
  total,
  staked: 0n,
  vesting: 0n,
});

interface Part {
  total: bigint;
  staked?: bigint;
  isShare?: boolean;
}

describe('the total', () => {
  it('sums up priced assets, and counts those without a price', () => {
    expect(
      totalOf([
        { value: 125, change24h: 25 },
        { value: 50, change24h: -50 },
        { value: null, change24h: null },
      ]),
    ).toEqual({ value: 175, change: -25, percent: -12.5, unpriced: 1 });
  });

  it('treats a coin without a known change as unchanged', () => {
    expect(totalOf([{ value: 10, change24h: null }])).toEqual({
      value: 10,
      change: 0,
      percent: 0,
      unpriced: 0,
    });
  });

  it('is zero with no change for an empty account', () => {
    expect(totalOf([])).toEqual({ value: 0, change: 0, percent: 0, unpriced: 0 });
  });

  it('handles a coin that lost everything', () => {
    const { change, percent } = totalOf([{ value: 0, change24h: -100 }]);
    expect([change, percent]).toEqual([0, 0]);
  });
});

describe('the order of the list', () => {
  it('is by value, then unpriced ones by symbol, the native coin before its equals, zero balances last', () => {
    const row = (symbol: string, total: bigint, value: number | null) => ({
      holding: { ...held(symbol, total), assetId: symbol === 'BTS' ? '1.3.0' : '1.3.77' },
      estimate: { value, change24h: null },
    });
    const rows = [
      row('ZERO', 0n, 0),
      row('ZED', 5n, null),
      row('ALPHA', 5n, null),
      row('BTS', 5n, null),
      row('XBTSX.STH', 5n, 3),
      row('XBTSX.BTC', 5n, 20),
    ];
    expect(rows.sort(byValue).map(({ holding }) => holding.symbol)).toEqual([
      'XBTSX.BTC',
      'XBTSX.STH',
      'BTS',
      'ALPHA',
      'ZED',
      'ZERO',
    ]);
  });
});

describe('the parts of the wallet', () => {
  const row = (symbol: string, value: number, { total, staked = 0n, isShare = false }: Part) => ({
    holding: { ...held(symbol, total), assetId: `1.3.${symbol.length}`, total, staked },
    isShare,
    estimate: { value, change24h: null },
  });

  it('are assets with those in orders, shares of pools, and what is locked, and add up to the total', () => {
    const rows = [
      row('XBTSX.BTC', 20.004, { total: 5n }),
      row('XBTSX.STH', 10.004, { total: 1n, staked: 3n }),
      row('BTCUSDTPOOL', 7.004, { total: 5n, isShare: true }),
    ];
    const sums = sumsOf(rows, 37.012);
    expect(sums).toEqual({ assets: 22.51, pools: 7, stakes: 7.5 });
    expect(sums.assets + sums.pools + sums.stakes).toBeCloseTo(37.01, 10);
  });

  it('sort an asset by what is not locked', () => {
    const sorted = [
      row('XBTSX.STH', 40, { total: 1n, staked: 3n }),
      row('XBTSX.BTC', 20, { total: 5n }),
    ].sort(byValue);
    expect(sorted.map(({ holding }) => holding.symbol)).toEqual(['XBTSX.BTC', 'XBTSX.STH']);
  });
});

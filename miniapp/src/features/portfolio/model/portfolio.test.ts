import { describe, expect, it } from 'vitest';
import type { OwnedHolding } from '../../account/model/holdings.ts';
import { byValue, totalOf } from './portfolio.ts';

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

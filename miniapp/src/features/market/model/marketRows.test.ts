import { describe, expect, it } from 'vitest';
import { inListOrder, type KnownPair, marketRow, searchRows } from './marketRows.ts';
import { largestPool } from './poolPrice.ts';

const asset = (id: string, symbol: string, precision: number) => ({
  id,
  symbol,
  precision,
  dynamic_asset_data_id: '2.3.1',
});
const pairOf = (quote: string, base: string): KnownPair => ({
  quote,
  base,
  quoteAsset: asset('1.3.5', quote, 8),
  baseAsset: asset('1.3.0', base, 5),
});
const never = {
  latest: '0',
  lowest_ask: '0',
  highest_bid: '0',
  percent_change: '0',
  base_volume: '0',
  quote_volume: '0',
};
const traded = {
  ...never,
  latest: '0.5',
  lowest_ask: '0.6',
  highest_bid: '0.45',
  base_volume: '30',
  mto_id: '5.2.0',
};
const rowOf = (quote: string, ticker: typeof never, baseUnitPrice: number | null = 1e-6) =>
  marketRow(pairOf(quote, 'BTS'), { ticker, pool: null, baseUnitPrice });

describe('a row of the list', () => {
  it('has the facts of the ticker, the value of its volume and the spread', () => {
    const row = rowOf('XBTSX.STH', traded);
    expect(row).toMatchObject({ key: 'XBTSX.STH_BTS', last: 0.5, volume: 30 });
    expect(row.worth).toBeCloseTo(3);
    expect(row.spread).toBeCloseTo(25);
  });

  it('has no price without any trade: the zeros of the node are not facts', () => {
    expect(rowOf('XBTSX.STH', never)).toMatchObject({ last: null, spread: null });
  });

  it('comes before those with less trade, no trade or no market', () => {
    const rows = [
      rowOf('NEVER', never),
      rowOf('SMALL', { ...traded, base_volume: '1' }),
      rowOf('QUIET', { ...traded, base_volume: '0' }),
      rowOf('LARGE', { ...traded, base_volume: '99' }),
    ];
    expect(inListOrder(rows).map(({ pair }) => pair.quote)).toEqual(['LARGE', 'SMALL', 'QUIET', 'NEVER']);
  });

  it('is found by every word of a search, in any order', () => {
    const rows = [rowOf('XBTSX.STH', traded), rowOf('XBTSX.BTC', traded)];
    expect(searchRows(rows, 'bts sth')).toHaveLength(1);
    expect(searchRows(rows, 'BTC/BTS')).toHaveLength(1);
    expect(searchRows(rows, '')).toHaveLength(2);
  });
});

describe('the price of a pool', () => {
  const [base, quote] = [asset('1.3.0', 'BTS', 5), asset('1.3.5', 'XBTSX.STH', 8)];
  const pool = (id: string, assetA: string, balanceA: bigint, assetB: string, balanceB: bigint) => ({
    id,
    assetA,
    assetB,
    balanceA,
    balanceB,
    shareAsset: '1.3.99',
  });

  it('is that of the largest pool of the two, in either order of its assets', () => {
    const pools = [
      pool('1.19.1', '1.3.0', 100_000n, '1.3.5', 200_000_000n),
      pool('1.19.2', '1.3.5', 300_000_000n, '1.3.0', 600_000n),
      pool('1.19.3', '1.3.0', 9_000_000n, '1.3.7', 1n),
      pool('1.19.4', '1.3.0', 0n, '1.3.5', 0n),
    ];
    expect(largestPool(pools, base, quote)).toEqual({ id: '1.19.2', price: 2 });
    expect(largestPool(pools, quote, base)?.price).toBeCloseTo(0.5);
    expect(largestPool(pools.slice(2), base, quote)).toBeNull();
  });
});

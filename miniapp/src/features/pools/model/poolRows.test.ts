import { describe, expect, it } from 'vitest';
import type { Pool } from './poolOf.ts';
import { type PoolRow, poolRowsOf, searchPoolRows, sortPoolRows } from './poolRows.ts';

const pool = (instance: number, change: Partial<Pool> = {}): Pool => ({
  id: `1.19.${instance}`,
  assetA: '1.3.0',
  assetB: '1.3.5',
  balanceA: 100_000_000n,
  balanceB: 5_000_000n,
  takerFeePercent: 20,
  withdrawalFeePercent: 0,
  shareAsset: `1.3.10${instance}`,
  day: {
    exchangeFeeA: 20_000n,
    exchangeFeeB: 0n,
    withdrawalFeeA: 0n,
    withdrawalFeeB: 0n,
    volumeA: 10_000_000n,
    volumeB: 500_000n,
    exchanges: 3,
  },
  totalFees: null,
  ...change,
});
const assets = new Map([
  ['1.3.0', { symbol: 'BTS' }],
  ['1.3.5', { symbol: 'XBTSX.USDT' }],
]);
/** A cent for a whole of five decimals. */
const priceOf = (assetId: string) => (assetId === '1.3.0' ? 0.01 / 100_000 : null);
const rows = (pools: readonly Pool[]) =>
  poolRowsOf({ pools, assets, priceOf, heldAssets: new Set(['1.3.102']) });

describe('a row of the list of pools', () => {
  it('has liquidity and volume in the currency, and the yearly yield of the last 24 hours', () => {
    const [row] = rows([pool(1)]);
    // 1000 BTS at 0.01 and the same value on the other side; 100 BTS were traded; 0.2 BTS of fees a day of 1000, times
    // 365, half.
    expect(row?.liquidity).toBeCloseTo(20, 9);
    expect(row?.volume).toBeCloseTo(1, 9);
    expect(row?.apy).toBe(3.65);
    expect(row?.isMine).toBe(false);
  });

  it('includes withdrawal fees in the yield', () => {
    const before = pool(1);
    const day = before.day === null ? null : { ...before.day, withdrawalFeeB: 5_000n };
    // 0.1 % of the other side a day more, times 365, half.
    expect(rows([pool(1, { day })])[0]?.apy).toBe(21.9);
  });

  it('has no volume and no yield if the node has no statistics', () => {
    expect(rows([pool(1, { day: null })])[0]).toMatchObject({ volume: null, apy: null });
  });

  it('is marked as own by the share asset', () => {
    expect(rows([pool(2)])[0]?.isMine).toBe(true);
  });
});

describe('the list of pools', () => {
  const named = (instance: number, symbolA: string, figures: Partial<PoolRow>): PoolRow => ({
    pool: pool(instance),
    symbolA,
    symbolB: 'XBTSX.USDT',
    liquidity: 1,
    volume: 1,
    apy: 1,
    isEmpty: false,
    isMine: false,
    ...figures,
  });
  const list = [
    named(1, 'BTS', { liquidity: null, isEmpty: true }),
    named(2, 'RUBLE', { liquidity: 5, volume: 1 }),
    named(3, 'XBTSX.BTC', { liquidity: 9, volume: null }),
    named(4, 'CNY', { liquidity: null, volume: 7 }),
  ];
  const ids = (found: readonly PoolRow[]) => found.map((row) => row.pool.id);

  it('is sorted by a figure, then unknown ones, then empty pools', () => {
    expect(ids(sortPoolRows(list, 'liquidity'))).toEqual(['1.19.3', '1.19.2', '1.19.4', '1.19.1']);
    expect(ids(sortPoolRows(list, 'volume'))).toEqual(['1.19.4', '1.19.2', '1.19.3', '1.19.1']);
  });

  it('finds pools by parts of both symbols in any order and letter case, and by id', () => {
    expect(ids(searchPoolRows(list, 'usdt btc'))).toEqual(['1.19.3']);
    expect(ids(searchPoolRows(list, 'btc/usdt'))).toEqual(['1.19.3']);
    expect(ids(searchPoolRows(list, '1.19.4'))).toEqual(['1.19.4']);
    expect(searchPoolRows(list, '  ')).toHaveLength(4);
  });
});

import { describe, expect, it } from 'vitest';
import { estimateSides, sidePrices } from './poolPrices.ts';

// 1000 BTS of five decimals against 5 USDT of six.
const pool = { assetA: '1.3.0', balanceA: 100_000_000n, assetB: '1.3.5', balanceB: 5_000_000n };
const onlyA = (assetId: string) => (assetId === '1.3.0' ? 0.01 / 100_000 : null);
const onlyB = (assetId: string) => (assetId === '1.3.5' ? 2 / 1_000_000 : null);

describe('the prices of a pool’s assets', () => {
  it('are completed by the pool’s own ratio, from either side', () => {
    expect(sidePrices(pool, onlyA)?.b).toBeCloseTo(2 / 1_000_000, 12);
    expect(sidePrices(pool, onlyB)?.a).toBeCloseTo(0.01 / 100_000, 12);
    expect(sidePrices(pool, () => null)).toBeNull();
    expect(sidePrices({ ...pool, balanceA: 0n, balanceB: 0n }, onlyA)).toBeNull();
  });

  it('value units of both sides, and nothing without a price', () => {
    const units = { a: 50_000_000n, b: 1_000_000n };
    expect(estimateSides(units, pool, onlyA)).toBeCloseTo(7, 9);
    expect(estimateSides(units, pool, () => null)).toBeNull();
  });
});

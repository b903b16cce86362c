import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors/appError.ts';
import type { FeesByAsset, PoolState } from './poolState.ts';
import { ASSET_A, ASSET_B, anyFees, anyPool, anyUnits, codeOf, feesOf, poolOf } from './pools.fixture.ts';
import { quoteExchange } from './quoteExchange.ts';
import { quoteExchangeForExactOut } from './quoteExchangeForExactOut.fixture.ts';

const sellA = (units: bigint) => ({ units, assetId: ASSET_A });
const wantB = (units: bigint) => ({ units, assetId: ASSET_B });

/** The proceeds of selling A; 0 when the exchange is refused. */
function receivedFor(pool: PoolState, units: bigint, fees: FeesByAsset): bigint {
  try {
    return quoteExchange(pool, sellA(units), fees).received.units;
  } catch (error) {
    if (hasCode(error, 'pool.zero_outcome', 'pool.maker_fee_too_high')) return 0n;
    throw error;
  }
}

describe('quoteExchange', () => {
  it('accounts for every unit, and computes the price movement', () => {
    const quote = quoteExchange(poolOf(1_000_000n, 2_000_000n), sellA(100_000n), feesOf(20, 30));
    expect(quote).toMatchObject({ makerFee: 200n, poolFee: 907n, takerFee: 541n });
    expect(quote.received).toEqual({ units: 180_039n, assetId: ASSET_B });
    expect([quote.after.balanceA, quote.after.balanceB]).toEqual([1_099_800n, 1_819_420n]);
    expect(quote.priceBefore).toBe(2);
    expect(quote.priceAfter).toBeCloseTo(1.654319, 6);
    expect(quote.impact).toBeCloseTo(0.090746, 6);
  });

  it('counts rounding losses as impact', () => {
    const pool = poolOf(1_000n, 3n, { takerFeePercent: 0 });
    expect(quoteExchange(pool, sellA(660n), feesOf()).received.units).toBe(1n);
    expect(quoteExchange(pool, sellA(660n), feesOf()).impact).toBeCloseTo(1 - 1 / 1.98, 6);
  });

  it('refuses a foreign asset, no amount and unknown fees', () => {
    const pool = poolOf(10n, 10n);
    expect(codeOf(() => quoteExchange(pool, { units: 1n, assetId: '1.3.9' }, feesOf()))).toBe(
      'pool.foreign_asset',
    );
    expect(codeOf(() => quoteExchange(pool, sellA(0n), feesOf()))).toBe('amount.zero');
    expect(codeOf(() => quoteExchange(pool, sellA(5n), new Map()))).toBe('pool.fees_unknown');
  });

  it('never shrinks the product of the balances, and never empties a side', () => {
    fc.assert(
      fc.property(anyPool, anyFees, anyUnits, (pool, fees, units) => {
        fc.pre(receivedFor(pool, units, fees) > 0n);
        const { after, sold, received, makerFee, takerFee } = quoteExchange(pool, sellA(units), fees);
        expect(after.balanceB).toBeGreaterThan(0n);
        expect(after.balanceA * after.balanceB).toBeGreaterThanOrEqual(pool.balanceA * pool.balanceB);
        expect(after.balanceA - pool.balanceA).toBe(sold.units - makerFee);
        expect(pool.balanceB - after.balanceB).toBe(received.units + takerFee);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('quoteExchangeForExactOut', () => {
  it('sells the fewest units that give at least the wanted amount', () => {
    fc.assert(
      fc.property(anyPool, anyFees, anyUnits, (pool, fees, wanted) => {
        try {
          const { sold, received } = quoteExchangeForExactOut(pool, wantB(wanted), fees);
          expect(received.units).toBeGreaterThanOrEqual(wanted);
          if (sold.units > 1n) expect(receivedFor(pool, sold.units - 1n, fees)).toBeLessThan(wanted);
        } catch (error) {
          if (!hasCode(error, 'pool.not_enough_liquidity')) throw error;
          expect(receivedFor(pool, 10n ** 15n, fees)).toBeLessThan(wanted);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('gives the wanted amount through capped fees', () => {
    const quote = quoteExchangeForExactOut(
      poolOf(10n ** 9n, 10n ** 9n),
      wantB(1_000_000n),
      feesOf(500, 500, 7n),
    );
    expect([quote.makerFee, quote.takerFee, quote.received.units]).toEqual([7n, 7n, 1_000_000n]);
  });

  it('sells up to the maximum supply of an asset, and not one unit more', () => {
    const most = 10n ** 15n;
    const free = { takerFeePercent: 0 };
    // d units of Q cost d · P / (Q − d), rounded up.
    expect(quoteExchangeForExactOut(poolOf(most, 2n, free), wantB(1n), feesOf()).sold.units).toBe(most);
    expect(codeOf(() => quoteExchangeForExactOut(poolOf(most - 1n, 5n, free), wantB(3n), feesOf()))).toBe(
      'pool.not_enough_liquidity',
    );
  });

  it('refuses more than the pool can ever give, and an empty pool', () => {
    expect(codeOf(() => quoteExchangeForExactOut(poolOf(10n, 10n), wantB(10n), feesOf()))).toBe(
      'pool.not_enough_liquidity',
    );
    expect(codeOf(() => quoteExchangeForExactOut(poolOf(0n, 0n), wantB(1n), feesOf()))).toBe(
      'pool.not_initialised',
    );
  });
});

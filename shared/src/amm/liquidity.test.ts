import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors/appError.ts';
import { ASSET_A, ASSET_B, anyPool, anyUnits, codeOf, poolOf } from './pools.fixture.ts';
import { quoteDeposit } from './quoteDeposit.ts';
import { quoteDepositFor } from './quoteDepositFor.ts';
import { quoteWithdraw } from './quoteWithdraw.ts';

describe('quoteDepositFor', () => {
  it('computes the other side from the ratio, rounded up', () => {
    const quote = quoteDepositFor(poolOf(1_000n, 3_001n), { units: 100n, assetId: ASSET_A });
    expect(quote.offered).toEqual({ a: 100n, b: 300n });
    expect(quote).toMatchObject({ taken: { a: 100n, b: 300n }, minted: 300n, isFirst: false });
  });

  it('offers no more than the remaining shares need', () => {
    const pool = poolOf(1_000n, 2_000n, { shareSupply: 2_000n, shareMaxSupply: 2_100n });
    const { offered, taken, minted } = quoteDepositFor(pool, { units: 500n, assetId: ASSET_B });
    expect([offered, taken, minted]).toEqual([{ a: 50n, b: 500n }, { a: 50n, b: 100n }, 100n]);
  });

  it('has no ratio for an empty pool', () => {
    expect(codeOf(() => quoteDepositFor(poolOf(0n, 0n), { units: 5n, assetId: ASSET_A }))).toBe(
      'pool.not_initialised',
    );
  });

  it('mints the most shares that the given side allows, and takes all of the other one', () => {
    fc.assert(
      fc.property(anyPool, anyUnits, fc.boolean(), (pool, units, isA) => {
        try {
          const quote = quoteDepositFor(pool, { units, assetId: isA ? ASSET_A : ASSET_B });
          const { offered, taken, minted } = quote;
          const generous = isA ? { a: units, b: 10n ** 30n } : { a: 10n ** 30n, b: units };
          expect(minted).toBe(quoteDeposit(pool, generous, false).minted);
          expect(isA ? taken.b : taken.a).toBe(isA ? offered.b : offered.a);
        } catch (error) {
          if (!hasCode(error, 'pool.zero_outcome', 'pool.supply_exhausted')) throw error;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('quoteDeposit and quoteWithdraw', () => {
  it('never take more than offered, nor pay back more than was taken', () => {
    fc.assert(
      fc.property(anyPool, anyUnits, anyUnits, (pool, a, b) => {
        try {
          const { taken, minted, after } = quoteDeposit(pool, { a, b }, false);
          expect(taken.a <= a && taken.b <= b).toBe(true);
          const { received } = quoteWithdraw(after, minted);
          expect(received.a <= taken.a && received.b <= taken.b).toBe(true);
        } catch (error) {
          if (!hasCode(error, 'pool.zero_outcome', 'pool.supply_exhausted')) throw error;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('let only the owner fill an empty pool, at any ratio', () => {
    const empty = poolOf(0n, 0n);
    expect(quoteDeposit(empty, { a: 5n, b: 9n }, true)).toMatchObject({
      minted: 9n,
      taken: { a: 5n, b: 9n },
    });
    expect(codeOf(() => quoteDeposit(empty, { a: 5n, b: 9n }, false))).toBe('pool.owner_first');
    expect(codeOf(() => quoteWithdraw(empty, 1n))).toBe('pool.not_initialised');
  });

  it('pay the last shares everything, without a fee', () => {
    const pool = poolOf(777n, 1_001n, { withdrawalFeePercent: 10_000 });
    const { received, fee, isAll } = quoteWithdraw(pool, 1_001n);
    expect([received, fee, isAll]).toEqual([{ a: 777n, b: 1_001n }, { a: 0n, b: 0n }, true]);
    expect(codeOf(() => quoteWithdraw(pool, 1_000n))).toBe('pool.zero_outcome');
    expect(codeOf(() => quoteWithdraw(pool, 1_002n))).toBe('pool.shares_over_supply');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCode } from '../errors/appError.ts';
import { minToReceiveRoundedDown } from './minToReceive.ts';
import type { FeesByAsset, PoolWithShares } from './poolState.ts';
import { ASSET_A, ASSET_B, codeOf, feesOf, poolOf } from './pools.fixture.ts';
import { quoteDeposit } from './quoteDeposit.ts';
import { quoteExchange } from './quoteExchange.ts';
import { quoteSingleAssetEntry } from './quoteSingleAssetEntry.ts';

/** The largest mint over all possible splits, by brute force; 0 when no split mints a share. */
function mostShares(pool: PoolWithShares, units: bigint, fees: FeesByAsset, slippage: number): bigint {
  let most = 0n;
  for (let part = 1n; part < units; part += 1n) {
    try {
      const { received, after } = quoteExchange(pool, { units: part, assetId: ASSET_A }, fees);
      const b = minToReceiveRoundedDown(received.units, slippage);
      const { minted } = quoteDeposit({ ...pool, ...after }, { a: units - part, b }, false);
      if (minted > most) most = minted;
    } catch (error) {
      if (!hasCode(error, 'pool.zero_outcome', 'pool.maker_fee_too_high')) throw error;
    }
  }
  return most;
}

const small = fc.bigInt({ min: 1n, max: 3_000n });
const percent = fc.integer({ min: 0, max: 3_000 });

describe('quoteSingleAssetEntry', () => {
  it('mints as many shares as the best of all splits', () => {
    fc.assert(
      fc.property(
        small,
        small,
        small,
        fc.bigInt({ min: 1n, max: 300n }),
        percent,
        percent,
        fc.constantFrom(0, 50, 2_000),
        (a, b, shareSupply, units, feeA, feeB, slippage) => {
          const pool = poolOf(a, b, { shareSupply });
          const fees = feesOf(feeA, feeB);
          const most = mostShares(pool, units, fees, slippage);
          const quote = () => quoteSingleAssetEntry(pool, { units, assetId: ASSET_A }, fees, slippage);
          if (most === 0n) expect(codeOf(quote)).toBe('pool.zero_outcome');
          else expect(quote().deposit.minted).toBe(most);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('swaps no more than needed if several parts mint the same shares', () => {
    const pool = poolOf(1_000n, 1_000n, { shareSupply: 100n, takerFeePercent: 0 });
    const { exchange, deposit, remaining } = quoteSingleAssetEntry(
      pool,
      { units: 30n, assetId: ASSET_A },
      feesOf(),
      0,
    );
    // 11 units buy 10, which one share needs in full; 12 or more would not mint a second one.
    expect([exchange.sold.units, deposit.minted]).toEqual([11n, 1n]);
    expect(remaining).toEqual([
      { units: 8n, assetId: ASSET_A },
      { units: 0n, assetId: ASSET_B },
    ]);
  });

  it('swaps about half and reports the remainder, from either side', () => {
    const pool = poolOf(10n ** 12n, 4n * 10n ** 12n);
    const { exchange, minToReceive, deposit, remaining } = quoteSingleAssetEntry(
      pool,
      { units: 10n ** 9n, assetId: ASSET_B },
      feesOf(),
      50,
    );
    expect(exchange.sold.units).toBe(502_475_005n);
    expect(deposit.offered).toEqual({ a: minToReceive, b: 10n ** 9n - exchange.sold.units });
    const [keptB, leftA] = remaining;
    expect(keptB).toEqual({ units: deposit.offered.b - deposit.taken.b, assetId: ASSET_B });
    expect(leftA).toEqual({ units: exchange.received.units - deposit.taken.a, assetId: ASSET_A });
  });
});

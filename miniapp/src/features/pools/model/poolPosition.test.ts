import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { describe, expect, it } from 'vitest';
import { earnedOf, payoutOf, putInOf } from './poolPosition.ts';

const pool = {
  id: '1.19.3',
  assetA: '1.3.0',
  assetB: '1.3.5',
  shareAsset: '1.3.9',
  balanceA: 2200n,
  balanceB: 1000n,
  takerFeePercent: 20,
  withdrawalFeePercent: 0,
  shareSupply: 2000n,
  shareMaxSupply: 10n ** 15n,
  isNewSupplyDisabled: false,
};
const record = (type: number, poolId: string, paid: unknown[], received: unknown[]): OperationRecord => ({
  id: '1.11.7',
  op: [type, { pool: poolId }],
  result: [4, { paid, received, fees: [] }],
  block_num: 1,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
});
const units = (asset_id: string, amount: number) => ({ asset_id, amount });
const deposit = record(61, '1.19.3', [units('1.3.0', 1500), units('1.3.5', 800)], [units('1.3.9', 1500)]);
const withdrawal = record(62, '1.19.3', [units('1.3.9', 500)], [units('1.3.0', 500), units('1.3.5', 300)]);
const elsewhere = record(61, '1.19.4', [units('1.3.0', 9), units('1.3.5', 9)], [units('1.3.9', 9)]);

describe("an account's position in a pool", () => {
  it('is its deposits minus its withdrawals', () => {
    expect(putInOf([withdrawal, elsewhere, deposit], pool)).toEqual({
      net: { a: 1000n, b: 500n },
      shares: 1000n,
      deposits: 1,
      withdrawals: 1,
    });
  });

  it('has earned the payout of the shares beyond the deposits', () => {
    const putIn = putInOf([withdrawal, deposit], pool);
    // Half of the shares pay 1100 and 500; 100 of A are 100 · 1000 / 2200 of B.
    const earned = earnedOf(pool, 1000n, putIn);
    expect(earned?.units).toEqual({ a: 100n, b: 0n });
    expect(earned?.inB).toBeCloseTo(45.4545, 4);
  });

  it('is worth nothing when the chain would pay nothing for it', () => {
    const huge = { ...pool, shareSupply: 10n ** 15n };
    expect(payoutOf(huge, 1n)).toEqual({ a: 0n, b: 0n });
    expect(payoutOf(pool, 1000n)).toEqual({ a: 1100n, b: 500n });
  });

  it('has unknown earnings when shares came otherwise', () => {
    expect(earnedOf(pool, 1200n, putInOf([withdrawal, deposit], pool))).toBeNull();
    expect(earnedOf(pool, 0n, putInOf([], pool))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { feeGroupOf, scheduleRowsOf } from './feeSchedule.ts';

const schedule = {
  scale: 5000n,
  parameters: [
    [0, { fee: 2_000_000n, price_per_kbyte: 1_000_000n }],
    [4, {}],
    [5, { basic_fee: 500_000n, premium_fee: 200_000_000n, price_per_kbyte: 100_000n }],
    [2, { fee: 0n }],
    [99, { fee: 1n }],
  ] as [number, Record<string, bigint>][],
};
const rowOf = (type: number) => scheduleRowsOf(schedule).find((row) => row.type === type);

describe('the fee schedule', () => {
  it("lists the parts of a fee with the chain's scale", () => {
    expect(rowOf(0)).toEqual({
      type: 0,
      operation: 'transfer',
      group: 'general',
      parts: [
        { name: 'fee', units: 1_000_000n },
        { name: 'price_per_kbyte', units: 500_000n },
      ],
    });
    expect(rowOf(5)?.parts).toEqual([
      { name: 'basic_fee', units: 250_000n },
      { name: 'premium_fee', units: 100_000_000n },
      { name: 'price_per_kbyte', units: 50_000n },
    ]);
  });

  it("uses the node's built-in fee for an unlisted operation", () => {
    expect(rowOf(63)?.parts).toEqual([{ name: 'fee', units: 50_000n }]);
  });

  it('shows a free operation, and none without a fee or unknown to this app', () => {
    expect(rowOf(2)?.parts).toEqual([{ name: 'fee', units: 0n }]);
    expect(rowOf(4)).toBeUndefined();
    expect(rowOf(99)).toBeUndefined();
  });

  it('groups operations as the spec does', () => {
    expect(
      (
        [
          'transfer',
          'asset_issue',
          'limit_order_create',
          'account_upgrade',
          'vesting_balance_create',
          'liquidity_pool_exchange',
        ] as const
      ).map(feeGroupOf),
    ).toEqual(['general', 'asset', 'market', 'account', 'business', 'pool']);
    expect(feeGroupOf('asset_update_issuer')).toBe('asset');
    expect(feeGroupOf('proposal_create')).toBe('general');
  });
});

import { isInitialised, type PoolBalances } from './poolState.ts';

/** Fees a pool earned over the last 24 hours, in units (the `_24h_` statistics of chain.md §6). */
export interface DayFees {
  readonly exchangeFeeA: bigint;
  readonly exchangeFeeB: bigint;
  readonly withdrawalFeeA: bigint;
  readonly withdrawalFeeB: bigint;
}

/** Yearly yields in percent with two decimals. */
export interface Apy {
  /** From exchange fees alone. */
  readonly exchange: number;
  /** From withdrawal fees alone. */
  readonly withdrawal: number;
  /** From both together: the pool's APY. */
  readonly total: number;
}

const DAYS = 365n;
const PER_HUNDRED_PERCENT = 10_000n;

/**
 * A pool's APY: the fees of each asset over 24 hours by the pool's balance of it, times 365, averaged over the two
 * assets; in percent, to two decimals (half up). An empty pool yields 0.
 */
export function apyOf(pool: PoolBalances, fees: DayFees): Apy {
  if (!isInitialised(pool)) return { exchange: 0, withdrawal: 0, total: 0 };
  const yieldOf = (feeA: bigint, feeB: bigint): number => {
    const doubled = pool.balanceA * pool.balanceB * 2n;
    const earned = (feeA * pool.balanceB + feeB * pool.balanceA) * DAYS * PER_HUNDRED_PERCENT;
    return Number((earned * 2n + doubled) / (doubled * 2n)) / 100;
  };
  return {
    exchange: yieldOf(fees.exchangeFeeA, fees.exchangeFeeB),
    withdrawal: yieldOf(fees.withdrawalFeeA, fees.withdrawalFeeB),
    total: yieldOf(fees.exchangeFeeA + fees.withdrawalFeeA, fees.exchangeFeeB + fees.withdrawalFeeB),
  };
}

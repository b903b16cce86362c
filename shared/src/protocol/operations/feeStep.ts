import { HUNDRED_PERCENT } from '../constants.ts';
import type { MarketFeeOf } from '../marketFee.ts';
import type { LiquidityPool } from '../marketObjects.ts';

/** A pool's fees and their assets. */
export type PoolFees = Pick<
  LiquidityPool,
  'id' | 'asset_a' | 'asset_b' | 'taker_fee_percent' | 'withdrawal_fee_percent'
>;

/** The sources of fees. */
export interface FeeSources {
  readonly feeOf: MarketFeeOf;
  readonly pools: readonly PoolFees[];
}

/** One step to other assets, and the part left after its fees, in hundredths of a percent. */
export interface FeeStep {
  /** The asset that it sells at once; null for pool shares, and for a resting order. */
  readonly sold: string | null;
  readonly brought: readonly string[];
  readonly left: number;
  /** Its result comes later, if ever. */
  readonly isResting: boolean;
}

/** The part left after consecutive fees, rounded down. */
export const leftOf = (...percents: readonly number[]): number =>
  percents.reduce(
    (left, each) => Math.floor((left * (HUNDRED_PERCENT - each)) / HUNDRED_PERCENT),
    HUNDRED_PERCENT,
  );

export const noMarketFee = { maker: 0, taker: 0 };

export const noFeeStep = (): null => null;

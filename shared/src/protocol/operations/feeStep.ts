import { HUNDRED_PERCENT } from '../constants.ts';
import type { MarketFeeOf } from '../marketFee.ts';
import type { LiquidityPool } from '../marketObjects.ts';

/** What a pool takes, and of what. */
export type PoolFees = Pick<
  LiquidityPool,
  'id' | 'asset_a' | 'asset_b' | 'taker_fee_percent' | 'withdrawal_fee_percent'
>;

/** What fees are known by. */
export interface FeeSources {
  readonly feeOf: MarketFeeOf;
  readonly pools: readonly PoolFees[];
}

/** One step to other assets, and what is left after its fees, in hundredths of a percent. */
export interface FeeStep {
  /** What it sells at once; null for shares of a pool, and for an order that rests. */
  readonly sold: string | null;
  readonly brought: readonly string[];
  readonly left: number;
  /** What it brings comes some day, if ever. */
  readonly isResting: boolean;
}

/** Fees one after another, what is left rounded down. */
export const leftOf = (...percents: readonly number[]): number =>
  percents.reduce(
    (left, each) => Math.floor((left * (HUNDRED_PERCENT - each)) / HUNDRED_PERCENT),
    HUNDRED_PERCENT,
  );

export const noMarketFee = { maker: 0, taker: 0 };

export const noFeeStep = (): null => null;

import { HUNDRED_PERCENT as FULL } from './constants.ts';
import type { MarketFeeOf } from './marketFee.ts';
import type { LiquidityPool } from './marketObjects.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';

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
interface Step {
  /** What it sells at once; null for shares of a pool, and for an order that rests. */
  readonly sold: string | null;
  readonly brought: readonly string[];
  readonly left: number;
}

/** Fees one after another, what is left rounded down. */
const leftOf = (...percents: readonly number[]): number =>
  percents.reduce((left, percent) => Math.floor((left * (FULL - percent)) / FULL), FULL);

const noFee = { maker: 0, taker: 0 };

function stepOf([type, payload]: Operation, { feeOf, pools }: FeeSources): Step | null {
  switch (type) {
    case operationType.limit_order_create: {
      const { amount_to_sell: sold, min_to_receive: wanted, fill_or_kill } = payload;
      const { maker, taker } = feeOf(wanted.asset_id) ?? noFee;
      const percent = fill_or_kill ? taker : Math.max(maker, taker);
      return {
        sold: fill_or_kill ? sold.asset_id : null,
        brought: [wanted.asset_id],
        left: leftOf(percent),
      };
    }
    case operationType.liquidity_pool_exchange: {
      const [sold, bought] = [payload.amount_to_sell.asset_id, payload.min_to_receive.asset_id];
      const pool = pools.find(({ id }) => id === payload.pool)?.taker_fee_percent ?? 0;
      const left = leftOf((feeOf(sold) ?? noFee).maker, pool, (feeOf(bought) ?? noFee).taker);
      return { sold, brought: [bought], left };
    }
    case operationType.liquidity_pool_withdraw: {
      const pool = pools.find(({ id }) => id === payload.pool);
      if (pool === undefined) return null;
      return {
        sold: null,
        brought: [pool.asset_a, pool.asset_b],
        left: leftOf(pool.withdrawal_fee_percent),
      };
    }
    default:
      return null;
  }
}

/** The pools whose fees operations pay, by their ids. */
export const payingPools = (operations: readonly Operation[]): string[] => [
  ...new Set(
    operations.flatMap(([type, payload]) =>
      type === operationType.liquidity_pool_exchange || type === operationType.liquidity_pool_withdraw
        ? [payload.pool]
        : [],
    ),
  ),
];

/**
 * What fees of issuers and pools take at the most of what operations bring in the end, in hundredths of a percent by asset: the fees of
 * trades behind one another together, by the dearest way. A cap of a market fee can only make it less.
 */
export function feesTaken(
  operations: readonly Operation[],
  sources: FeeSources,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  const ends = new Map<string, number>();
  const resting = new Map<string, number>();
  const note = (to: Map<string, number>, assetId: string, share: number) =>
    to.set(assetId, Math.min(to.get(assetId) ?? FULL, share));
  for (const operation of operations) {
    const step = stepOf(operation, sources);
    if (step === null) continue;
    const before = step.sold === null ? FULL : (left.get(step.sold) ?? FULL);
    if (step.sold !== null) ends.delete(step.sold);
    const isResting = operation[0] === operationType.limit_order_create && step.sold === null;
    const share = Math.floor((before * step.left) / FULL);
    for (const assetId of step.brought) {
      // What an order brings some day is no part of the trades behind it.
      if (!isResting) note(left, assetId, share);
      note(isResting ? resting : ends, assetId, share);
    }
  }
  for (const [assetId, share] of resting) note(ends, assetId, share);
  return new Map([...ends].map(([assetId, share]) => [assetId, FULL - share]));
}

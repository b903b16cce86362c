import type { PoolState } from '../amm/poolState.ts';
import type { LiquidityPool } from '../protocol/marketObjects.ts';

/** The pool state that the arithmetic needs, from the chain's object. */
export function poolStateOf(pool: Omit<LiquidityPool, 'statistics'>): PoolState {
  return {
    id: pool.id,
    assetA: pool.asset_a,
    assetB: pool.asset_b,
    balanceA: pool.balance_a,
    balanceB: pool.balance_b,
    takerFeePercent: pool.taker_fee_percent,
    withdrawalFeePercent: pool.withdrawal_fee_percent,
    shareAsset: pool.share_asset,
  };
}

/**
 * The part of a liquidity pool's state that the arithmetic needs: balances in units, percents in hundredths of a
 * percent (10000 = 100 %), as on the chain (chain.md §6). assetA is the asset with the smaller id.
 */
export interface PoolState {
  readonly id: string;
  readonly assetA: string;
  readonly assetB: string;
  readonly balanceA: bigint;
  readonly balanceB: bigint;
  readonly takerFeePercent: number;
  readonly withdrawalFeePercent: number;
  readonly shareAsset: string;
}

/** A pool with its share asset's state, which deposits and withdrawals depend on. */
export interface PoolWithShares extends PoolState {
  /** current_supply of the share asset, units. */
  readonly shareSupply: bigint;
  /** max_supply of the share asset, units. */
  readonly shareMaxSupply: bigint;
  /** The share asset's flag disable_new_supply. */
  readonly isNewSupplyDisabled: boolean;
}

/** The market fee of an asset (chain.md §6 marketFee); percents in hundredths of a percent. */
export interface AssetFees {
  /** The flag charge_market_fee. */
  readonly chargesMarketFee: boolean;
  /** market_fee_percent. */
  readonly makerFeePercent: number;
  /** extensions.taker_fee_percent, or market_fee_percent when absent. */
  readonly takerFeePercent: number;
  /** max_market_fee, units. */
  readonly maxMarketFee: bigint;
}

/** Market fees of traded assets, by asset id. */
export type FeesByAsset = ReadonlyMap<string, AssetFees>;

/** Market fees of the two assets of one exchange. */
export interface ExchangeFees {
  readonly sold: AssetFees;
  readonly bought: AssetFees;
}

/** A pool's balances of its two assets, units. */
export type PoolBalances = Pick<PoolState, 'balanceA' | 'balanceB'>;

/** True when both balances are above zero: only then does the pool exchange and pay out. */
export function isInitialised({ balanceA, balanceB }: PoolBalances): boolean {
  return balanceA > 0n && balanceB > 0n;
}

/** The pool after units moved in (or out, negative) on both sides. */
export function withMovedBalances<Pool extends PoolState>(pool: Pool, byA: bigint, byB: bigint): Pool {
  return { ...pool, balanceA: pool.balanceA + byA, balanceB: pool.balanceB + byB };
}

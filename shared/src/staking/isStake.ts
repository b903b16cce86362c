import type { Vesting } from './vesting.ts';

/**
 * Whether a vesting balance counts as staked (spec §4): time-locked, of the staking asset, and no share of market fees.
 */
export const isStake = (
  { balance, balance_type, policy }: Pick<Vesting, 'balance' | 'balance_type' | 'policy'>,
  stakingAsset: string,
): boolean => balance.asset_id === stakingAsset && balance_type !== 'market_fee_sharing' && policy[0] !== 2;

import type { AssetAmount, NoExtensions, WithFee } from './parts.ts';

/** The initial policy of a vesting balance (chain.md §7). */
export type VestingPolicyInitializer =
  | [0, { begin_timestamp: string; vesting_cliff_seconds: number; vesting_duration_seconds: number }]
  | [1, { start_claim: string; vesting_seconds: number }]
  | [2, NoExtensions];

export interface VestingBalanceCreate extends WithFee {
  creator: string;
  owner: string;
  amount: AssetAmount;
  policy: VestingPolicyInitializer;
}

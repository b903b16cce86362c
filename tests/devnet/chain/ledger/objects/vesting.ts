import type { Asset } from './amounts.ts';

export interface LinearPolicy {
  begin_timestamp: string;
  vesting_cliff_seconds: number;
  vesting_duration_seconds: number;
  begin_balance: bigint;
}

export interface CddPolicy {
  vesting_seconds: number;
  start_claim: string;
  coin_seconds_earned: bigint;
  coin_seconds_earned_last_update: string;
}

export type VestingPolicy = [0, LinearPolicy] | [1, CddPolicy] | [2, Record<string, never>];

export interface VestingBalanceObject {
  id: string;
  owner: string;
  balance: Asset;
  policy: VestingPolicy;
  balance_type: 'unspecified' | 'cashback' | 'worker' | 'witness' | 'market_fee_sharing';
}

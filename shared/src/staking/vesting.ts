/** The stored policies of a vesting balance (chain.md §7); times are chain times, UTC without a zone letter. */
export interface LinearPolicy {
  readonly begin_timestamp: string;
  readonly vesting_cliff_seconds: number;
  readonly vesting_duration_seconds: number;
  readonly begin_balance: bigint;
}

export interface CoinDaysPolicy {
  readonly vesting_seconds: number;
  readonly start_claim: string;
  readonly coin_seconds_earned: bigint;
  readonly coin_seconds_earned_last_update: string;
}

export type VestingPolicy = readonly [0, LinearPolicy] | readonly [1, CoinDaysPolicy] | readonly [2, object];

/** The members of a vesting balance, 1.13.x, in use here. */
export interface Vesting {
  readonly id: string;
  readonly owner: string;
  readonly balance: { readonly amount: bigint; readonly asset_id: string };
  readonly policy: VestingPolicy;
  readonly balance_type: string;
}

/** Seconds since 1970 of a chain time. */
export function secondsOf(chainTime: string): number {
  return Date.parse(`${chainTime}Z`) / 1000;
}

import { secondsOf, type Vesting } from './vesting.ts';

export const STAKING_ASSET = '1.3.4099';

/** Milliseconds of a moment in UTC, written as chain time. */
export const at = (chainTime: string): number => secondsOf(chainTime) * 1000;

export const chainTimeOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

/** An unclaimed stake, in a block of the given time. */
export function stakeOf(
  units: bigint,
  { start, seconds, createdAt = start }: { start: string; seconds: number; createdAt?: string },
): Vesting {
  return {
    id: '1.13.7',
    owner: '1.2.100',
    balance: { amount: units, asset_id: STAKING_ASSET },
    policy: [
      1,
      {
        vesting_seconds: seconds,
        start_claim: start,
        coin_seconds_earned: 0n,
        coin_seconds_earned_last_update: createdAt,
      },
    ],
    balance_type: 'unspecified',
  };
}

/** The same stake after the chain paid out units of it at a moment (chain.md §7). */
export function afterClaim(stake: Vesting, units: bigint, seconds: number): Vesting {
  if (stake.policy[0] !== 1) throw new RangeError('only coin days are claimed here');
  const policy = stake.policy[1];
  const span = BigInt(Math.max(policy.vesting_seconds, 1));
  const elapsed = BigInt(seconds - secondsOf(policy.coin_seconds_earned_last_update));
  const gained = policy.coin_seconds_earned + stake.balance.amount * elapsed;
  const most = stake.balance.amount * span;
  return {
    ...stake,
    balance: { ...stake.balance, amount: stake.balance.amount - units },
    policy: [
      1,
      {
        ...policy,
        coin_seconds_earned: (gained < most ? gained : most) - units * span,
        coin_seconds_earned_last_update: chainTimeOf(seconds),
      },
    ],
  };
}

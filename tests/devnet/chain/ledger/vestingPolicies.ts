import { larger, smaller } from './bounds.ts';
import type { CddPolicy, VestingBalanceObject, VestingPolicy } from './objects/vesting.ts';
import type { VestingInitializer } from './readers.ts';
import { toSeconds } from './time.ts';

/** The stored policy of a new vesting balance (chain.md §7). */
export function startPolicy(initializer: VestingInitializer, amount: bigint, now: string): VestingPolicy {
  if (initializer[0] === 0) return [0, { ...initializer[1], begin_balance: amount }];
  if (initializer[0] === 2) return [2, {}];
  const { vesting_seconds, start_claim } = initializer[1];
  return [1, { vesting_seconds, start_claim, coin_seconds_earned: 0n, coin_seconds_earned_last_update: now }];
}

function vestingSpan(policy: CddPolicy): bigint {
  return larger(BigInt(policy.vesting_seconds), 1n);
}

/** Coin seconds a balance has earned by `now`, capped at balance · vesting seconds. */
export function earnedBy(policy: CddPolicy, balance: bigint, now: string): bigint {
  const elapsed = toSeconds(now) - toSeconds(policy.coin_seconds_earned_last_update);
  const earned = policy.coin_seconds_earned + balance * BigInt(Math.max(elapsed, 0));
  return smaller(earned, balance * vestingSpan(policy));
}

/** The amount that may be withdrawn at the chain time `now`. */
export function allowedWithdrawal({ policy, balance }: VestingBalanceObject, now: string): bigint {
  if (policy[0] === 2) return balance.amount;
  if (policy[0] === 1) {
    if (toSeconds(now) <= toSeconds(policy[1].start_claim)) return 0n;
    return earnedBy(policy[1], balance.amount, now) / vestingSpan(policy[1]);
  }
  const { begin_timestamp, vesting_cliff_seconds, vesting_duration_seconds, begin_balance } = policy[1];
  const elapsed = toSeconds(now) - toSeconds(begin_timestamp);
  if (elapsed <= 0 || elapsed < vesting_cliff_seconds) return 0n;
  const vested =
    elapsed < vesting_duration_seconds
      ? (begin_balance * BigInt(elapsed)) / BigInt(vesting_duration_seconds)
      : begin_balance;
  return larger(vested - (begin_balance - balance.amount), 0n);
}

/** The policy after a withdrawal. */
export function policyAfterWithdrawal(
  { policy, balance }: VestingBalanceObject,
  amount: bigint,
  now: string,
): VestingPolicy {
  if (policy[0] !== 1) return policy;
  const earned = earnedBy(policy[1], balance.amount, now) - amount * vestingSpan(policy[1]);
  return [1, { ...policy[1], coin_seconds_earned: earned, coin_seconds_earned_last_update: now }];
}

/** The policy of a cashback balance after a deposit; a vested one counts as fully earned at once. */
export function policyAfterDeposit(
  policy: CddPolicy,
  balance: bigint,
  deposit: { amount: bigint; isVested: boolean },
  now: string,
): VestingPolicy {
  const earned = earnedBy(policy, balance, now);
  const gained = deposit.isVested ? deposit.amount * vestingSpan(policy) : 0n;
  return [1, { ...policy, coin_seconds_earned: earned + gained, coin_seconds_earned_last_update: now }];
}

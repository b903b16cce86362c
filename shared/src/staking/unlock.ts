import { DAY_MS } from '../amounts/durations.ts';
import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { type CoinDaysPolicy, type LinearPolicy, secondsOf, type Vesting } from './vesting.ts';

/**
 * The product's lock (spec §4): start_claim + vesting_seconds, in milliseconds since 1970. The chain's own rule is in
 * allowedNow.
 */
export function unlockTime(startClaim: string, vestingSeconds: number): number {
  return (secondsOf(startClaim) + spanOf(vestingSeconds)) * 1000;
}

/** Days until a moment, two decimals, rounded up: 0 only when no time is left. */
export function daysLeftRoundedUp(unlocksAt: number, now: number): number {
  return Math.ceil(Math.max(unlocksAt - now, 0) / (DAY_MS / 100)) / 100;
}

/** True from the moment of unlocking on. */
export function isMatured(unlocksAt: number, now: number): boolean {
  return now >= unlocksAt;
}

/**
 * Units that the chain would release at a head block time, milliseconds (chain.md §7: coin seconds accrue from the last
 * update).
 */
export function allowedNow({ policy, balance }: Vesting, headTime: number): bigint {
  const now = Math.floor(headTime / 1000);
  if (policy[0] === 0) return linearAllowed(policy[1], balance.amount, now);
  if (policy[0] === 1) return coinDaysAllowed(policy[1], balance.amount, now);
  return balance.amount;
}

/** The first head block time, milliseconds, at which the chain releases the whole balance; 0 when it always does. */
export function fullyAllowedAt({ policy, balance }: Vesting): number {
  if (policy[0] === 2 || balance.amount <= 0n) return 0;
  if (policy[0] === 0) {
    const { begin_timestamp, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    const wait = Math.max(vesting_cliff_seconds, vesting_duration_seconds, 1);
    return (secondsOf(begin_timestamp) + wait) * 1000;
  }
  const { start_claim, vesting_seconds, coin_seconds_earned, coin_seconds_earned_last_update } = policy[1];
  const missing = balance.amount * BigInt(spanOf(vesting_seconds)) - coin_seconds_earned;
  const opensAt = secondsOf(start_claim) + 1;
  if (missing <= 0n) return opensAt * 1000;
  const wait = Number(mulDivUp(missing, 1n, balance.amount));
  return Math.max(secondsOf(coin_seconds_earned_last_update) + wait, opensAt) * 1000;
}

/** The chain counts a zero duration as one second. */
function spanOf(vestingSeconds: number): number {
  return Math.max(vestingSeconds, 1);
}

function coinDaysAllowed(policy: CoinDaysPolicy, balance: bigint, now: number): bigint {
  if (now <= secondsOf(policy.start_claim)) return 0n;
  const span = BigInt(spanOf(policy.vesting_seconds));
  const elapsed = Math.max(now - secondsOf(policy.coin_seconds_earned_last_update), 0);
  const earned = policy.coin_seconds_earned + balance * BigInt(elapsed);
  return earned >= balance * span ? balance : earned / span;
}

function linearAllowed(policy: LinearPolicy, balance: bigint, now: number): bigint {
  const elapsed = now - secondsOf(policy.begin_timestamp);
  if (elapsed <= 0 || elapsed < policy.vesting_cliff_seconds) return 0n;
  const duration = policy.vesting_duration_seconds;
  const vested =
    elapsed < duration
      ? mulDivDown(policy.begin_balance, BigInt(elapsed), BigInt(duration))
      : policy.begin_balance;
  const allowed = vested - (policy.begin_balance - balance);
  return allowed > 0n ? allowed : 0n;
}

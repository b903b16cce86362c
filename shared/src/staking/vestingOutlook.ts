import { DAY_MS } from '../amounts/durations.ts';
import { allowedNow, fullyAllowedAt } from './unlock.ts';
import { type CoinDaysPolicy, secondsOf, type Vesting } from './vesting.ts';

/** Units claimable at a later moment, if nothing is claimed before it. */
export interface Release {
  /** Head block time, milliseconds since 1970. */
  readonly at: number;
  /** Units of the balance's asset. */
  readonly claimable: bigint;
}

/** A day, a week, a month and half a year ahead. */
const STEPS_MS = [1, 7, 30, 182].map((days) => days * DAY_MS);

/** The chain's later releases of a balance, the soonest first; the last one is all of it. Empty when all is free. */
export function releasesOf(vesting: Vesting, headTime: number): Release[] {
  const now = allowedNow(vesting, headTime);
  const freeAt = fullyAllowedAt(vesting);
  const steps = STEPS_MS.map((step) => headTime + step).filter((at) => at < freeAt);
  const releases = [...steps, freeAt].map((at) => ({ at, claimable: allowedNow(vesting, at) }));
  return releases.filter(({ claimable }, index) => claimable > (releases[index - 1]?.claimable ?? now));
}

/**
 * The balance after an allowed claim of units, as the chain computes it (chain.md §7): a claim uses up its coin
 * seconds.
 */
export function afterClaim(vesting: Vesting, units: bigint, headTime: number): Vesting {
  const { policy, balance } = vesting;
  const left = { ...vesting, balance: { ...balance, amount: balance.amount - units } };
  if (policy[0] !== 1) return left;
  return { ...left, policy: [1, coinDaysAfter(policy[1], balance.amount, { units, headTime })] };
}

function coinDaysAfter(
  policy: CoinDaysPolicy,
  amount: bigint,
  { units, headTime }: { units: bigint; headTime: number },
): CoinDaysPolicy {
  const now = Math.floor(headTime / 1000);
  const span = BigInt(Math.max(policy.vesting_seconds, 1));
  const elapsed = BigInt(Math.max(now - secondsOf(policy.coin_seconds_earned_last_update), 0));
  const earned = policy.coin_seconds_earned + amount * elapsed;
  const most = amount * span;
  return {
    ...policy,
    coin_seconds_earned: (earned < most ? earned : most) - units * span,
    coin_seconds_earned_last_update: new Date(now * 1000).toISOString().slice(0, 19),
  };
}

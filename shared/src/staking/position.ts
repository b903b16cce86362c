import { DAY_MS } from '../amounts/durations.ts';
import { AppError } from '../errors/appError.ts';
import { isStake } from './isStake.ts';
import { bonusPercentOf, type Term, termOf } from './terms.ts';
import { allowedNow, daysLeftRoundedUp, fullyAllowedAt, isMatured, unlockTime } from './unlock.ts';
import type { Vesting, VestingPolicy } from './vesting.ts';

/** A stake for display; amounts are units of the staking asset, times milliseconds since 1970. */
export interface Position {
  readonly id: string;
  readonly owner: string;
  readonly units: bigint;
  readonly term: Term | 'other';
  readonly bonusPercent: number;
  readonly unlocksAt: number;
  /** Two decimals, rounded up. */
  readonly daysLeft: number;
  readonly status: 'locked' | 'matured';
  /** Units that the app lets the user claim: none before maturity, all after. */
  readonly claimable: bigint;
  /** Units that the chain would release now (chain.md §7): claiming them restarts the term of the rest. */
  readonly chainClaimable: bigint;
  /** True when a part was claimed elsewhere, so that the rest unlocks more than a day after its original term. */
  readonly isRestarted: boolean;
}

/**
 * A transaction waits at most a day for its block (maximum_time_until_expiration), and so does a stake made in this
 * app.
 */

/** One vesting balance as a position, at a head block time. */
export function positionOf(vesting: Vesting, headTime: number): Position {
  const term = termOf(spanOf(vesting.policy));
  const unlocksAt = unlocksAtOf(vesting);
  const isOpen = isMatured(unlocksAt, headTime);
  return {
    id: vesting.id,
    owner: vesting.owner,
    units: vesting.balance.amount,
    term,
    bonusPercent: bonusPercentOf(term),
    unlocksAt,
    daysLeft: daysLeftRoundedUp(unlocksAt, headTime),
    status: isOpen ? 'matured' : 'locked',
    claimable: isOpen ? vesting.balance.amount : 0n,
    chainClaimable: allowedNow(vesting, headTime),
    isRestarted: unlocksAt - termEndOf(vesting) > DAY_MS,
  };
}

/** An account's stakes, the soonest unlocked first: by isStake, without empty ones. */
export function stakesOf(
  balances: readonly Vesting[],
  { stakingAsset, headTime }: { stakingAsset: string; headTime: number },
): Position[] {
  return balances
    .filter((vesting) => vesting.balance.amount > 0n && isStake(vesting, stakingAsset))
    .map((vesting) => positionOf(vesting, headTime))
    .sort((one, other) => one.unlocksAt - other.unlocksAt);
}

/** The staked units of all positions. */
export function totalStaked(positions: readonly Position[]): bigint {
  return positions.reduce((sum, { units }) => sum + units, 0n);
}

/** The claim of a position: all of it. @throws AppError stake.too_early (facts: daysLeft) before its maturity */
export function claimOf({ claimable, daysLeft, status }: Position): bigint {
  if (status === 'locked') throw new AppError('stake.too_early', { daysLeft: daysLeft.toFixed(2) });
  return claimable;
}

/**
 * The product's lock, or the chain's release of everything, whichever is later: a stake's block comes some seconds
 * after its start_claim was written, and a partial claim made elsewhere restarts the term of the rest.
 */
function unlocksAtOf(vesting: Vesting): number {
  return Math.max(termEndOf(vesting), fullyAllowedAt(vesting));
}

/** The product's lock of coin days; other policies have only the chain's rule. */
function termEndOf(vesting: Vesting): number {
  const [type, policy] = vesting.policy;
  return type === 1 ? unlockTime(policy.start_claim, policy.vesting_seconds) : fullyAllowedAt(vesting);
}

function spanOf(policy: VestingPolicy): number {
  if (policy[0] === 0) return policy[1].vesting_duration_seconds;
  return policy[0] === 1 ? policy[1].vesting_seconds : 0;
}

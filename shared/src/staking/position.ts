import { DAY_MS } from '../amounts/durations.ts';
import { AppError } from '../errors/appError.ts';
import { isStake } from './isStake.ts';
import { bonusPercentOf, type Term, termOf } from './terms.ts';
import { allowedNow, daysLeftRoundedUp, fullyAllowedAt, isMatured, unlockTime } from './unlock.ts';
import type { Vesting, VestingPolicy } from './vesting.ts';

/** A stake as it is shown; amounts are units of the staking asset, times milliseconds since 1970. */
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
  /** What the app lets the user claim: nothing before maturity, everything after. */
  readonly claimable: bigint;
  /** What the chain would release now (chain.md §7): claiming it restarts the term of the rest. */
  readonly chainClaimable: bigint;
  /** True when a part was claimed elsewhere, so that the rest unlocks more than a day after the term it was staked for. */
  readonly isRestarted: boolean;
}

/** A transaction waits a day at most for its block (maximum_time_until_expiration): a stake made in this app gets no later than that. */

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

/** The stakes among an account's vesting balances, the soonest unlocked first: as isStake says, none that is empty. */
export function stakesOf(
  balances: readonly Vesting[],
  { stakingAsset, headTime }: { stakingAsset: string; headTime: number },
): Position[] {
  return balances
    .filter((vesting) => vesting.balance.amount > 0n && isStake(vesting, stakingAsset))
    .map((vesting) => positionOf(vesting, headTime))
    .sort((one, other) => one.unlocksAt - other.unlocksAt);
}

/** Units staked in all positions. */
export function totalStaked(positions: readonly Position[]): bigint {
  return positions.reduce((sum, { units }) => sum + units, 0n);
}

/** What to claim of a position: all of it. @throws AppError stake.too_early (facts: daysLeft) before its maturity */
export function claimOf({ claimable, daysLeft, status }: Position): bigint {
  if (status === 'locked') throw new AppError('stake.too_early', { daysLeft: daysLeft.toFixed(2) });
  return claimable;
}

/**
 * The product's lock, or when the chain releases everything, whichever is later: the stake gets into a block some seconds after its
 * start_claim was written, and a partial claim made elsewhere restarts the term of the rest.
 */
function unlocksAtOf(vesting: Vesting): number {
  return Math.max(termEndOf(vesting), fullyAllowedAt(vesting));
}

/** The product's lock of coin days; of other policies only the chain's rule is known. */
function termEndOf(vesting: Vesting): number {
  const [type, policy] = vesting.policy;
  return type === 1 ? unlockTime(policy.start_claim, policy.vesting_seconds) : fullyAllowedAt(vesting);
}

function spanOf(policy: VestingPolicy): number {
  if (policy[0] === 0) return policy[1].vesting_duration_seconds;
  return policy[0] === 1 ? policy[1].vesting_seconds : 0;
}

import { AppError } from '../errors/appError.ts';
import { isStake } from './isStake.ts';
import { allowedNow, fullyAllowedAt } from './unlock.ts';
import type { Vesting } from './vesting.ts';

/** Kinds of vesting balances that the chain itself pays into (chain.md §7); users made all others. */
export const vestingKinds = ['cashback', 'market_fee_sharing', 'witness', 'worker', 'other'] as const;
export type VestingKind = (typeof vestingKinds)[number];

/** A vesting balance other than a stake; amounts are units of its asset. */
export interface VestingClaim {
  readonly id: string;
  readonly owner: string;
  readonly assetId: string;
  readonly kind: VestingKind;
  /** The balance in the chain's form. */
  readonly vesting: Vesting;
  readonly units: bigint;
  /** Units that the chain releases at the head block's time. */
  readonly claimable: bigint;
  /** The time of full release, milliseconds since 1970; 0 when it is always free. */
  readonly freeAt: number;
}

/** One vesting balance as a claim, at a head block time in milliseconds. */
export function vestingClaimOf(vesting: Vesting, headTime: number): VestingClaim {
  const { id, owner, balance, balance_type } = vesting;
  return {
    id,
    owner,
    vesting,
    assetId: balance.asset_id,
    kind: vestingKinds.find((kind) => kind === balance_type) ?? 'other',
    units: balance.amount,
    claimable: allowedNow(vesting, headTime),
    freeAt: fullyAllowedAt(vesting),
  };
}

/** An account's vesting balances that are neither stakes nor empty; claimable ones first. */
export function vestingClaims(
  balances: readonly Vesting[],
  { stakingAsset, headTime }: { stakingAsset: string; headTime: number },
): VestingClaim[] {
  return balances
    .filter((vesting) => vesting.balance.amount > 0n && !isStake(vesting, stakingAsset))
    .map((vesting) => vestingClaimOf(vesting, headTime))
    .sort((one, other) => Number(other.claimable > 0n) - Number(one.claimable > 0n));
}

/**
 * Refuses a claim that the chain would refuse. @throws AppError vesting.nothing_free, amount.zero, vesting.over_free
 */
export function checkVestingClaim({ id, claimable }: VestingClaim, units: bigint): void {
  if (claimable === 0n) throw new AppError('vesting.nothing_free', { id });
  if (units <= 0n) throw new AppError('amount.zero');
  if (units > claimable) throw new AppError('vesting.over_free');
}

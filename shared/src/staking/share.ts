import { formatExact } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { epochKey, epochOf } from './epochs.ts';

/** The weight of a stake in the payouts: units × (100 + bonus). */
export function weightOf({ units, bonusPercent }: { units: bigint; bonusPercent: number }): bigint {
  return units * BigInt(100 + bonusPercent);
}

/** The share of the total weight in percent with four decimals, rounded down: "12.3456". */
export function percentRoundedDown(weight: bigint, whole: bigint): string {
  return formatExact(whole > 0n ? mulDivDown(weight, 1_000_000n, whole) : 0n, 4);
}

/** One actual payment to any holder; time in milliseconds. */
export interface MadePayout {
  readonly time: number;
  readonly assetId: string;
  readonly units: bigint;
}

export interface Estimate {
  /** The epochs behind the estimate: the last ones with payouts, up to the requested number. */
  readonly epochs: readonly string[];
  /** Units by asset id, rounded down. */
  readonly earned: ReadonlyMap<string, bigint>;
}

/**
 * The earnings that a new stake would have had over the last paid epochs: every epoch's sum of an asset, shared by
 * weight with all the current stakes. It is not a promise.
 */
export function estimateEarnedRoundedDown(
  payouts: readonly MadePayout[],
  { weight, othersWeight, epochs }: { weight: bigint; othersWeight: bigint; epochs: number },
): Estimate {
  const keyed = payouts.map((payout) => ({ ...payout, key: epochKey(epochOf(payout.time)) }));
  const keys = [...new Set(keyed.map(({ key }) => key))].sort().slice(-epochs);
  const earned = new Map<string, bigint>();
  const whole = weight + othersWeight;
  if (whole <= 0n) return { epochs: keys, earned };
  for (const key of keys) {
    const sums = new Map<string, bigint>();
    for (const { assetId, units } of keyed.filter((each) => each.key === key))
      sums.set(assetId, (sums.get(assetId) ?? 0n) + units);
    for (const [assetId, sum] of sums)
      earned.set(assetId, (earned.get(assetId) ?? 0n) + mulDivDown(sum, weight, whole));
  }
  return { epochs: keys, earned };
}

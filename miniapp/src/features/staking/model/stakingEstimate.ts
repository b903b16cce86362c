import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import { type Estimate, estimateEarnedRoundedDown } from '@xbts/shared/staking/share.ts';
import { ESTIMATE_EPOCHS, type PaidSample } from './paidSample.ts';
import { type StakingPercents, wholeWeightOf } from './stakingShares.ts';

/**
 * The past earnings of a stake of this weight: the sample is scaled to the whole by its percent, and the new stake
 * shares it with all others. Null when the service's data are invalid. It is no promise.
 */
export function estimateOfStake(
  { percent, payouts }: Pick<PaidSample, 'percent' | 'payouts'>,
  percents: StakingPercents,
  { weight, precision }: { weight: bigint; precision: number },
): Estimate | null {
  const othersWeight = wholeWeightOf(percents, precision);
  if (othersWeight === null || percent <= 0n) return null;
  const whole = payouts.map((each) => ({ ...each, units: mulDivDown(each.units, 1_000_000n, percent) }));
  return estimateEarnedRoundedDown(whole, { weight, othersWeight, epochs: ESTIMATE_EPOCHS });
}

/** The beginning of an estimate's first epoch, milliseconds; undefined without epochs. */
export function estimatedSince(
  { payouts }: Pick<PaidSample, 'payouts'>,
  { epochs }: Estimate,
): number | undefined {
  const first = payouts.find(({ time }) => epochKey(epochOf(time)) === epochs[0]);
  return first === undefined ? undefined : epochOf(first.time).startsAt;
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { StakingPayment } from '@xbts/shared/services/staking.ts';
import { epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import { percentFaults, serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { type Estimate, estimateEarnedRoundedDown, type MadePayout } from '@xbts/shared/staking/share.ts';
import { chain } from '../chain.ts';
import { paymentsQuery } from './stakingService.ts';
import { type StakingPercents, useStakingPercents, wholeWeightOf } from './stakingShares.ts';

/** Holders whose payouts are read: the largest, who have most of the whole. */
const HOLDERS = 5;
/** Epochs that are looked back on: three months. */
const ESTIMATE_EPOCHS = 6;

/** Payments that were really made to the largest holders, and what part of the whole those have. */
export interface PaidSample {
  readonly holders: readonly string[];
  /** Their part of the whole in ten-thousandths of a percent. */
  readonly percent: bigint;
  readonly payouts: readonly MadePayout[];
  readonly assets: readonly Asset[];
  /** Rows of the service that can't be right: unknown assets, amounts not above zero. */
  readonly leftOut: number;
}

/** The holders with the largest percents; none when the percents can't be right. */
export function largestHolders({ holders: { rows } }: StakingPercents): { names: string[]; percent: bigint } {
  const { accounts, isOverWhole } = percentFaults(rows);
  if (isOverWhole || accounts.size > 0) return { names: [], percent: 0n };
  const sorted = rows
    .map(({ account, percent }) => ({ account, percent: serviceUnits(percent, 4) ?? 0n }))
    .sort((one, other) => Number(other.percent - one.percent))
    .slice(0, HOLDERS);
  return {
    names: sorted.map(({ account }) => account),
    percent: sorted.reduce((sum, { percent }) => sum + percent, 0n),
  };
}

/** The payments of a service as amounts of known assets; what can't be right is counted, not used. */
export function madePayouts(
  payments: readonly StakingPayment[],
  assets: readonly Asset[],
): { payouts: MadePayout[]; leftOut: number } {
  const payouts = payments.flatMap(({ asset: symbol, amount, time }): MadePayout[] => {
    const asset = assets.find((each) => each.symbol === symbol);
    const units = asset === undefined ? null : serviceUnits(amount, asset.precision);
    const at = msOfChainTime(time.replace(/Z$/u, ''));
    if (asset === undefined || units === null || units <= 0n || Number.isNaN(at)) return [];
    return [{ time: at, assetId: asset.id, units }];
  });
  return { payouts, leftOut: payments.length - payouts.length };
}

async function readSample(percents: StakingPercents, signal: AbortSignal): Promise<PaidSample> {
  const { names, percent } = largestHolders(percents);
  const lists = await Promise.all(names.map((name) => paymentsQuery(name).queryFn({ signal })));
  const payments = lists.flatMap(({ rows }) => rows);
  const symbols = [...new Set(payments.map(({ asset }) => asset))];
  const found = symbols.length === 0 ? [] : await getAssets(chain, symbols, { signal });
  const assets = found.filter((asset) => asset !== null);
  return { holders: names, percent, assets, ...madePayouts(payments, assets) };
}

/** What was really paid of late to the largest holders, to estimate from. */
export function usePaidSample(): UseQueryResult<PaidSample> {
  const percents = useStakingPercents();
  return useQuery({
    queryKey: ['staking', 'paidSample', percents.dataUpdatedAt],
    queryFn: ({ signal }) =>
      readSample(percents.data ?? { total: '0', holders: { rows: [], dropped: 0 } }, signal),
    enabled: percents.data !== undefined,
    staleTime: 600_000,
    gcTime: 600_000,
  });
}

/**
 * What a stake of a weight would have earned: what the sample was paid stands for the whole by its percent, and the new stake shares it
 * with all there are. Null when the service says nothing that could be right. It is no promise.
 */
export function estimateOfStake(
  { percent, payouts }: PaidSample,
  percents: StakingPercents,
  { weight, precision }: { weight: bigint; precision: number },
): Estimate | null {
  const othersWeight = wholeWeightOf(percents, precision);
  if (othersWeight === null || percent <= 0n) return null;
  const whole = payouts.map((each) => ({ ...each, units: mulDivDown(each.units, 1_000_000n, percent) }));
  return estimateEarnedRoundedDown(whole, { weight, othersWeight, epochs: ESTIMATE_EPOCHS });
}

/** When the first of an estimate's epochs began, milliseconds; undefined for one of none. */
export function estimatedSince({ payouts }: PaidSample, { epochs }: Estimate): number | undefined {
  const first = payouts.find(({ time }) => epochKey(epochOf(time)) === epochs[0]);
  return first === undefined ? undefined : epochOf(first.time).startsAt;
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import type { RouteAnswer } from '@xbts/shared/services/route.ts';
import type { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { percentFaults, serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { percentRoundedDown, weightOf } from '@xbts/shared/staking/share.ts';
import { percentsQuery } from './stakingService.ts';

export type StakingPercents = RouteAnswer<typeof stakingRoutes.percents>;

/** All holders with the staking service's percents, unchecked. */
export function useStakingPercents(): UseQueryResult<StakingPercents> {
  return useQuery(percentsQuery);
}

/** The inputs of a stake's share. */
interface Weighed {
  readonly units: bigint;
  readonly bonusPercent: number;
}

/**
 * impossible: the account's own row is invalid; overWhole: all percents exceed 100; otherAmount: the chain has another
 * amount.
 */
export type ShareProblem = 'impossible' | 'overWhole' | 'otherAmount';

/** An account's part of the whole, with its problem. */
export interface OwnShare {
  /** Null when neither source has it. */
  readonly percent: string | null;
  /**
   * service: by its own figures; chain: the weight of the account's stakes on the chain, out of the service's total
   * weight.
   */
  readonly source: 'service' | 'chain';
  /** The service's units of the account; null when unknown. */
  readonly counted: bigint | null;
  readonly problem: ShareProblem | null;
  /** The sum of all percents, with four decimals. */
  readonly sum: bigint;
}

/** The service has six decimals: amounts within a millionth are equal. */
const isAlike = (counted: bigint, staked: bigint, precision: number): boolean => {
  const deviation = counted < staked ? staked - counted : counted - staked;
  return deviation * 1_000_000n < unitsPerWhole(precision);
};

/** An account's part by the service or, without a percent there, by its stakes on the chain. */
export function ownShareOf(
  percents: StakingPercents,
  { account, stakes, precision }: { account: string; stakes: readonly Weighed[]; precision: number },
): OwnShare {
  const { rows } = percents.holders;
  const row = rows.find((each) => each.account === account);
  const { accounts, isOverWhole, sum } = percentFaults(rows);
  const staked = stakes.reduce((all, { units }) => all + units, 0n);
  const told = row?.amount ?? null;
  const counted = told === null ? null : serviceUnits(told, precision);
  const isOther = told !== null && (counted === null || !isAlike(counted, staked, precision));
  const problem = accounts.has(account)
    ? 'impossible'
    : isOverWhole
      ? 'overWhole'
      : isOther
        ? 'otherAmount'
        : null;
  const said = row?.percent ?? null;
  if (said !== null) return { percent: said, source: 'service', counted, problem, sum };
  const percent = percentOfAll(stakes, wholeWeightOf(percents, precision));
  return { percent, source: 'chain', counted, problem, sum };
}

/** Units of the total weight by the service, in weightOf's measure; null when invalid. */
export function wholeWeightOf({ weight, holders }: StakingPercents, precision: number): bigint | null {
  const units = weight === null ? null : serviceUnits(weight, precision);
  return units === null || units <= 0n || percentFaults(holders.rows).isOverWhole ? null : units * 100n;
}

/** The stakes' percent of the whole; null when it would exceed the whole. */
export function percentOfAll(stakes: readonly Weighed[], whole: bigint | null): string | null {
  const weight = stakes.reduce((sum, stake) => sum + weightOf(stake), 0n);
  return whole === null || weight > whole ? null : percentRoundedDown(weight, whole);
}

/** All holders' staked units by the service; null when invalid. */
export function stakedByAll({ staked }: StakingPercents, precision: number): bigint | null {
  const units = staked === null ? null : serviceUnits(staked, precision);
  return units === null || units < 0n ? null : units;
}

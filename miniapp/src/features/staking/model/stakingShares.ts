import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import type { RouteAnswer } from '@xbts/shared/services/route.ts';
import type { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { percentFaults, serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { percentRoundedDown, weightOf } from '@xbts/shared/staking/share.ts';
import { percentsQuery } from './stakingService.ts';

export type StakingPercents = RouteAnswer<typeof stakingRoutes.percents>;

/** All holders with their percents, as the staking service gives them; nothing of it is checked yet. */
export function useStakingPercents(): UseQueryResult<StakingPercents> {
  return useQuery(percentsQuery);
}

/** What of a stake its share depends on. */
interface Weighed {
  readonly units: bigint;
  readonly bonusPercent: number;
}

/** impossible: the account's own row can't be right; overWhole: all percents are more than 100; otherAmount: the chain says another amount. */
export type ShareProblem = 'impossible' | 'overWhole' | 'otherAmount';

/** An account's part of the whole, beside what is wrong with it. */
export interface OwnShare {
  /** Null where neither source gives it. */
  readonly percent: string | null;
  /** service: as it says; chain: the weight of the account's stakes on the chain out of the weight that the service counts in all. */
  readonly source: 'service' | 'chain';
  /** Units that the service counts for the account; null where it does not say. */
  readonly counted: bigint | null;
  readonly problem: ShareProblem | null;
  /** The sum of all percents, with four decimals. */
  readonly sum: bigint;
}

/** The service tells six decimals: by less than a millionth it says the same. */
const isAlike = (counted: bigint, staked: bigint, precision: number): boolean => {
  const deviation = counted < staked ? staked - counted : counted - staked;
  return deviation * 1_000_000n < unitsPerWhole(precision);
};

/** An account's part by the service or, where that gives no percent for it, by its stakes on the chain. */
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

/** Units of the whole weight by the service, as weightOf counts; null when it says nothing sensible. */
export function wholeWeightOf({ weight, holders }: StakingPercents, precision: number): bigint | null {
  const units = weight === null ? null : serviceUnits(weight, precision);
  return units === null || units <= 0n || percentFaults(holders.rows).isOverWhole ? null : units * 100n;
}

/** The percent that stakes have of the whole; null when it would be more than that. */
export function percentOfAll(stakes: readonly Weighed[], whole: bigint | null): string | null {
  const weight = stakes.reduce((sum, stake) => sum + weightOf(stake), 0n);
  return whole === null || weight > whole ? null : percentRoundedDown(weight, whole);
}

/** Units that all holders have staked together by the service; null when it says nothing sensible. */
export function stakedByAll({ staked }: StakingPercents, precision: number): bigint | null {
  const units = staked === null ? null : serviceUnits(staked, precision);
  return units === null || units < 0n ? null : units;
}

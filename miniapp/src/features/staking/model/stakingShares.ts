import { type UseQueryResult, useQuery } from '@tanstack/react-query';
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

/** impossible: the account's own row can't be right; overWhole: all percents are more than 100; otherAmount: the chain says another amount. */
export type ShareProblem = 'impossible' | 'overWhole' | 'otherAmount';

/** An account's part of the whole by the service, beside what is wrong with it. */
export interface OwnShare {
  /** With four decimals; null where the account is not listed. */
  readonly percent: string | null;
  /** Units that the service counts for the account; null where its row can't be read. */
  readonly counted: bigint | null;
  readonly problem: ShareProblem | null;
  /** The sum of all percents, with four decimals. */
  readonly sum: bigint;
}

/** What the service says of an account whose stakes on the chain are so many units. */
export function ownShareOf(
  { holders }: StakingPercents,
  { account, staked, precision }: { account: string; staked: bigint; precision: number },
): OwnShare {
  const row = holders.rows.find((each) => each.account === account);
  const { accounts, isOverWhole, sum } = percentFaults(holders.rows);
  const counted = row === undefined ? 0n : serviceUnits(row.amount, precision);
  const problem = accounts.has(account)
    ? 'impossible'
    : isOverWhole
      ? 'overWhole'
      : counted !== staked
        ? 'otherAmount'
        : null;
  return { percent: row?.percent ?? null, counted, problem, sum };
}

/** Units of the whole weight by the service, as weightOf counts; null when it says nothing sensible. */
export function wholeWeightOf({ total, holders }: StakingPercents, precision: number): bigint | null {
  const units = serviceUnits(total, precision);
  return units === null || units <= 0n || percentFaults(holders.rows).isOverWhole ? null : units * 100n;
}

/** The percent that one stake has of the whole; null when it would be more than that. */
export function stakePercent(
  stake: { units: bigint; bonusPercent: number },
  whole: bigint | null,
): string | null {
  const weight = weightOf(stake);
  return whole === null || weight > whole ? null : percentRoundedDown(weight, whole);
}

/** Units that all holders have staked together by the service; null when a row of it can't be right. */
export function stakedByAll({ holders }: StakingPercents, precision: number): bigint | null {
  if (holders.rows.length === 0 || percentFaults(holders.rows).accounts.size > 0) return null;
  return holders.rows.reduce<bigint | null>((sum, { amount }) => {
    const units = serviceUnits(amount, precision);
    return sum === null || units === null ? null : sum + units;
  }, 0n);
}

import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Happening } from './happening.ts';
import { DAY, type Seeder } from './seeder.ts';

const STAKING_SYMBOL = 'XBTSX.STH';
const MONTH = 30 * DAY;

interface WorldStake {
  account: string;
  coins: number;
  months: 1 | 3 | 6 | 12;
  startedDaysAgo: number;
}

/** One matured, one locked, and one partly claimed. */
export const worldStakes: readonly WorldStake[] = [
  { account: 'grace-whale8', coins: 900_000, months: 12, startedDaysAgo: 151.4 },
  { account: 'bob-holder2', coins: 500_000, months: 6, startedDaysAgo: 209.1 },
  { account: 'alice-trader7', coins: 300_000, months: 12, startedDaysAgo: 98.7 },
  { account: 'alice-trader7', coins: 150_000, months: 1, startedDaysAgo: 41.3 },
  { account: 'carol-pools3', coins: 120_000, months: 3, startedDaysAgo: 88.6 },
  { account: 'bob-holder2', coins: 200_000, months: 3, startedDaysAgo: 19.8 },
  { account: 'carol-pools3', coins: 100_000, months: 1, startedDaysAgo: 12.2 },
  { account: 'alice-trader7', coins: 100_000, months: 1, startedDaysAgo: 3.1 },
];

/** The oldest stake determines the beginning of the world's past. */
export const OLDEST_DAYS = 220;

function stake(seeder: Seeder, { account, coins, months }: WorldStake): void {
  const id = seeder.account(account);
  const policy = [1, { start_claim: seeder.ledger.head().time, vesting_seconds: months * MONTH }];
  seeder.push([
    operationType.vesting_balance_create,
    { creator: id, owner: id, amount: seeder.amount(STAKING_SYMBOL, coins), policy },
  ]);
}

/** The payment of each reward round, as a share of the staked coins' value. */
const ROUND_SHARE = 0.004;
const PAID_IN = ['XBTSX.STH', 'BTS', 'XBTSX.USDT', 'XBTSX.BTC'] as const;

/** Pays one round to everybody who staked before it; the reward is split over its coins. */
function payRound(seeder: Seeder, atSeconds: number): void {
  const staked = worldStakes.filter((row) => seeder.todaySeconds - row.startedDaysAgo * DAY < atSeconds);
  for (const account of new Set(staked.map((row) => row.account))) {
    const coins = staked.filter((row) => row.account === account).reduce((sum, row) => sum + row.coins, 0);
    const worth = coins * seeder.usd(STAKING_SYMBOL, atSeconds) * ROUND_SHARE;
    for (const symbol of PAID_IN) {
      const part = worth / PAID_IN.length / seeder.usd(symbol, atSeconds);
      seeder.transfer('sth-payer', account, seeder.amount(symbol, part * seeder.random.between(0.9, 1.1)));
    }
  }
}

/** Noon of every 1st and 15th between two moments. */
function roundTimes(fromSeconds: number, toSeconds: number): number[] {
  const times: number[] = [];
  for (let day = Math.floor(fromSeconds / DAY) * DAY; day < toSeconds - DAY / 2; day += DAY) {
    const dayOfMonth = new Date(day * 1000).getUTCDate();
    if (dayOfMonth === 1 || dayOfMonth === 15) times.push(day + DAY / 2);
  }
  return times;
}

/** Staking positions and the reward rounds so far. */
export function stakingHappenings(seeder: Seeder, fromSeconds: number): Happening[] {
  const today = seeder.todaySeconds;
  const stakes = worldStakes.map((row) => ({
    atSeconds: today - row.startedDaysAgo * DAY,
    act: (world: Seeder) => stake(world, row),
  }));
  const rounds = roundTimes(fromSeconds + 15 * DAY, today - 3600).map((atSeconds) => ({
    atSeconds,
    act: (world: Seeder) => payRound(world, atSeconds),
  }));
  return [...stakes, ...rounds];
}

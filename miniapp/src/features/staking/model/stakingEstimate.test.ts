import { describe, expect, it } from 'vitest';
import { estimatedSince, estimateOfStake } from './stakingEstimate.ts';
import type { StakingPercents } from './stakingShares.ts';

const holder = (account: string, percent: string) => ({ account, amount: '1000', bonus: '0', percent });
const percents = (rows: ReturnType<typeof holder>[]): StakingPercents => ({
  staked: '240000',
  weight: '300000',
  count: rows.length,
  holders: { rows, dropped: 0 },
  unread: 0,
});

describe('the estimate', () => {
  const rows = [holder('bob', '40'), holder('alice', '40'), holder('carol', '20')];
  const at = (month: number, day: number) => Date.UTC(2026, month, day, 12);
  const sample = {
    percent: 800_000n,
    payouts: [
      { time: at(10, 1), assetId: '1.3.0', units: 4_000_000n },
      { time: at(10, 15), assetId: '1.3.0', units: 4_000_000n },
    ],
  };
  // 100,000 coins of five decimals with +100 %: weight 2 of 3 + 2 parts.
  const stake = { weight: 10_000_000_000n * 200n, precision: 5 };

  it('treats payments to four fifths as the whole, and divides them among the existing stakes', () => {
    const estimate = estimateOfStake(sample, percents(rows), stake);
    expect(estimate?.epochs).toEqual(['2026-21', '2026-22']);
    expect([...(estimate?.earned ?? [])]).toEqual([['1.3.0', 4_000_000n]]);
    if (estimate !== null) expect(estimatedSince(sample, estimate)).toBe(Date.UTC(2026, 10, 1));
  });

  it('is missing with percents over 100, without a percent, or without a weight', () => {
    expect(estimateOfStake(sample, percents([...rows, holder('dave', '9')]), stake)).toBeNull();
    expect(estimateOfStake({ ...sample, percent: 0n }, percents(rows), stake)).toBeNull();
    expect(estimateOfStake(sample, { ...percents(rows), weight: null }, stake)).toBeNull();
  });
});

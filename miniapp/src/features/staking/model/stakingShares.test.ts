import { describe, expect, it } from 'vitest';
import {
  ownShareOf,
  type StakingPercents,
  stakedByAll,
  stakePercent,
  wholeWeightOf,
} from './stakingShares.ts';

const row = (account: string, amount: string, percent: string) => ({ account, amount, bonus: '0', percent });
const answer = (rows: ReturnType<typeof row>[], total = '1000000'): StakingPercents => ({
  total,
  holders: { rows, dropped: 0 },
});
const good = answer([
  row('bob-holder2', '700000.5', '70.00005'),
  row('alice-trader7', '299999.5', '29.9999'),
]);
const bob = { account: 'bob-holder2', staked: 70_000_050_000n, precision: 5 };

describe('an account’s part by the staking service', () => {
  it('is right where the service counts what the chain has', () => {
    expect(ownShareOf(good, bob)).toEqual({
      percent: '70.00005',
      counted: 70_000_050_000n,
      problem: null,
      sum: 999_999n,
    });
    expect(ownShareOf(good, { ...bob, account: 'dave-newbie4', staked: 0n })).toMatchObject({
      percent: null,
      problem: null,
    });
  });

  it('is marked where the chain says another amount, or the service does not know the account', () => {
    expect(ownShareOf(good, { ...bob, staked: 1n }).problem).toBe('otherAmount');
    expect(ownShareOf(good, { ...bob, account: 'dave-newbie4' })).toMatchObject({
      counted: 0n,
      problem: 'otherAmount',
    });
  });

  it('is marked where the percents are over 100 together', () => {
    const over = answer([row('bob-holder2', '700000.5', '70'), row('alice-trader7', '1', '62.5')]);
    expect(ownShareOf(over, bob)).toMatchObject({ problem: 'overWhole', sum: 1_325_000n });
    expect(wholeWeightOf(over, 5)).toBeNull();
  });

  it('is marked where the own row can’t be right, and only there', () => {
    const negative = answer([row('bob-holder2', '-700000.5', '70'), row('alice-trader7', '1', '30')]);
    expect(ownShareOf(negative, bob).problem).toBe('impossible');
    expect(ownShareOf(negative, { ...bob, account: 'alice-trader7', staked: 100_000n }).problem).toBeNull();
    expect(stakedByAll(negative, 5)).toBeNull();
  });
});

describe('the whole', () => {
  it('is what all have staked, and the weight by the service', () => {
    expect([stakedByAll(good, 5), wholeWeightOf(good, 5)]).toEqual([100_000_000_000n, 10_000_000_000_000n]);
    expect([stakedByAll(answer([]), 5), wholeWeightOf(answer([], '-1'), 5)]).toEqual([null, null]);
  });

  it('gives a stake its percent by weight, none that is more than the whole', () => {
    const stake = { units: 10_000_000_000n, bonusPercent: 50 };
    expect(stakePercent(stake, 10_000_000_000_000n)).toBe('15.0000');
    expect([stakePercent(stake, null), stakePercent(stake, 1n)]).toEqual([null, null]);
  });
});

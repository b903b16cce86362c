import { describe, expect, it } from 'vitest';
import {
  ownShareOf,
  percentOfAll,
  type StakingPercents,
  stakedByAll,
  wholeWeightOf,
} from './stakingShares.ts';

const row = (account: string, amount: string | null, percent: string | null) => ({
  account,
  amount,
  bonus: '0',
  percent,
});
const answer = (rows: ReturnType<typeof row>[], weight: string | null = '1000000'): StakingPercents => ({
  staked: '1000000',
  weight,
  count: rows.length,
  holders: { rows, dropped: 0 },
  unread: 0,
});
const good = answer([
  row('bob-holder2', '700000.5', '70.00005'),
  row('alice-trader7', '299999.5', '29.9999'),
]);
const stake = (units: bigint, bonusPercent = 0) => ({ units, bonusPercent });
const bob = { account: 'bob-holder2', stakes: [stake(70_000_050_000n)], precision: 5 };

describe('an account’s part by the staking service', () => {
  it("is right if the service counts the chain's amounts", () => {
    expect(ownShareOf(good, bob)).toEqual({
      percent: '70.00005',
      source: 'service',
      counted: 70_000_050_000n,
      problem: null,
      sum: 999_999n,
    });
  });

  it('is marked if the chain has another amount', () => {
    expect(ownShareOf(good, { ...bob, stakes: [stake(1n)] }).problem).toBe('otherAmount');
    expect(ownShareOf(good, { ...bob, stakes: [] }).problem).toBe('otherAmount');
  });

  it("is not marked for digits beyond the service's six decimals", () => {
    const told = answer([row('bob-holder2', '100000.123456', '100')]);
    const problemOf = (units: bigint) =>
      ownShareOf(told, { ...bob, stakes: [stake(units)], precision: 8 }).problem;
    expect([problemOf(10_000_012_345_699n), problemOf(10_000_012_345_700n)]).toEqual([null, 'otherAmount']);
    expect(ownShareOf(answer([row('bob-holder2', null, '100')]), bob)).toMatchObject({
      counted: null,
      problem: null,
    });
  });

  it('is marked if the percents exceed 100 together', () => {
    const over = answer([row('bob-holder2', '700000.5', '70'), row('alice-trader7', '1', '62.5')]);
    expect(ownShareOf(over, bob)).toMatchObject({ problem: 'overWhole', sum: 1_325_000n });
    expect(wholeWeightOf(over, 5)).toBeNull();
  });

  it('is marked if its own row can’t be right, and only there', () => {
    const negative = answer([row('bob-holder2', '-700000.5', '70'), row('alice-trader7', '1', '30')]);
    expect(ownShareOf(negative, bob).problem).toBe('impossible');
    const alice = { ...bob, account: 'alice-trader7', stakes: [stake(100_000n)] };
    expect(ownShareOf(negative, alice).problem).toBeNull();
  });
});

describe('an account’s part by its stakes on the chain, if the service gives no percent', () => {
  const stakes = [stake(10_000_000_000n, 100), stake(5_000_000_000n)];
  const dave = { account: 'dave-newbie4', stakes, precision: 5 };

  it("is their weight, with the bonuses, out of the service's total weight", () => {
    expect(ownShareOf(good, dave)).toMatchObject({ percent: '25.0000', source: 'chain', problem: null });
    const unsaid = answer([row('dave-newbie4', '150000', null)]);
    expect(ownShareOf(unsaid, dave)).toMatchObject({ percent: '25.0000', source: 'chain', problem: null });
    expect(ownShareOf(good, { ...dave, stakes: [] }).percent).toBe('0.0000');
  });

  it('is unknown if the service reports no weight, or less than the stakes weigh', () => {
    expect(ownShareOf(answer([], null), dave).percent).toBeNull();
    expect(ownShareOf(answer([], '249999.99999'), dave).percent).toBeNull();
    expect(ownShareOf(answer([], '250000'), dave).percent).toBe('100.0000');
  });
});

describe('the total', () => {
  it("is everybody's stakes, and the weight, from the service", () => {
    expect([stakedByAll(good, 5), wholeWeightOf(good, 5)]).toEqual([100_000_000_000n, 10_000_000_000_000n]);
    expect([stakedByAll({ ...good, staked: '-1' }, 5), stakedByAll({ ...good, staked: null }, 5)]).toEqual([
      null,
      null,
    ]);
    expect([wholeWeightOf(answer([], '-1'), 5), wholeWeightOf(answer([], null), 5)]).toEqual([null, null]);
  });

  it('gives a stake its percent by weight, none above the total', () => {
    const one = [stake(10_000_000_000n, 50)];
    expect(percentOfAll(one, 10_000_000_000_000n)).toBe('15.0000');
    expect([percentOfAll(one, null), percentOfAll(one, 1n)]).toEqual([null, null]);
  });
});

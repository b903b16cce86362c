import { describe, expect, it } from 'vitest';
import { checkNewStake, policyOfNewStake } from './newStake.ts';
import { termOfMonths } from './terms.ts';
import { at } from './vesting.fixture.ts';

describe('a new stake', () => {
  const good = {
    units: 10_000_000_000n,
    balance: 10_000_000_000n,
    precision: 5,
    symbol: 'STH',
    isAccepted: true,
  };

  it('needs 100000 deposited coins and the agreement', () => {
    expect(() => checkNewStake(good)).not.toThrow();
    expect(() => checkNewStake({ ...good, units: 0n })).toThrow('amount.zero');
    expect(() => checkNewStake({ ...good, units: 9_999_999_999n })).toThrow(
      'stake.below_minimum (minimum: 100000, symbol: STH)',
    );
    expect(() => checkNewStake({ ...good, balance: 9_999_999_999n })).toThrow(
      'stake.not_deposited (balance: 99999.99999, symbol: STH)',
    );
    expect(() => checkNewStake({ ...good, isAccepted: false })).toThrow('stake.not_accepted');
  });

  it('starts at the head block time and lasts the seconds of its term', () => {
    expect(policyOfNewStake(termOfMonths(3), at('2028-02-29T23:59:57'))).toEqual([
      1,
      { start_claim: '2028-02-29T23:59:57', vesting_seconds: 7_776_000 },
    ]);
  });
});

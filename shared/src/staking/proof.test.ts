import { describe, expect, it } from 'vitest';
import { compareEpoch, promisedRoundedDown, wrongPercents } from './proof.ts';

const row = (account: string, units: bigint, assetId = '1.3.0') => ({ account, assetId, units });

describe('the proof of an epoch', () => {
  it('lists for each account and asset the promised and paid amounts and the difference', () => {
    const proof = compareEpoch(
      [row('alice', 100n), row('bob', 50n), row('carol', 30n), row('erin', 20n)],
      [row('alice', 60n), row('alice', 40n), row('bob', 49n), row('dave', 5n), row('erin', 21n)],
    );
    const states = proof.rows.map(({ account, deviation, state }) => `${account} ${deviation} ${state}`);
    expect(states.sort()).toEqual([
      'alice 0 equal',
      'bob -1 less',
      'carol -30 missing',
      'dave 5 unexpected',
      'erin 1 more',
    ]);
    expect(proof.sums).toEqual([{ assetId: '1.3.0', promised: 200n, paid: 175n, deviation: -25n }]);
    expect(proof.differences).toBe(4);
  });

  it('reports a single unpaid unit as missing', () => {
    expect(compareEpoch([row('alice', 1n)], []).rows).toMatchObject([{ state: 'missing', deviation: -1n }]);
  });

  it('keeps assets apart and accepts differences within a tolerance', () => {
    const promised = [row('alice', 100n), row('alice', 100n, '1.3.4099')];
    const paid = [row('alice', 101n), row('alice', 98n, '1.3.4099')];
    const proof = compareEpoch(promised, paid, () => 1n);
    expect(proof.rows.map(({ assetId, state }) => [assetId, state])).toEqual([
      ['1.3.0', 'equal'],
      ['1.3.4099', 'less'],
    ]);
    expect(proof.sums.map(({ deviation }) => deviation)).toEqual([1n, -2n]);
  });

  it('marks a promise below zero, even next to a good one of the same account', () => {
    const proof = compareEpoch([row('alice', -5n), row('alice', 10n)], [row('alice', 5n)]);
    expect(proof.rows.map(({ state }) => state)).toEqual(['invalid']);
  });

  it('promises by percents of the total paid', () => {
    const holders = [
      { account: 'alice', percent: 666_666n },
      { account: 'bob', percent: 333_333n },
    ];
    const paid = [row('alice', 667n), row('bob', 333n)];
    expect(promisedRoundedDown(holders, paid)).toEqual([row('alice', 666n), row('bob', 333n)]);
    expect(compareEpoch(promisedRoundedDown(holders, paid), paid, () => 1n).differences).toBe(0);
  });

  it('finds impossible percents', () => {
    const holders = [
      { account: 'alice', percent: -1n },
      { account: 'bob', percent: 1_000_001n },
      { account: 'carol', percent: 1n },
    ];
    expect(wrongPercents(holders)).toEqual({ accounts: ['alice', 'bob'], isOverWhole: true });
    const whole = [{ account: 'dave', percent: 1_000_000n }];
    expect(wrongPercents(whole)).toEqual({ accounts: [], isOverWhole: false });
    expect(compareEpoch(promisedRoundedDown(holders, [row('alice', 3n)]), []).rows[0]?.state).toBe('invalid');
  });
});

import { describe, expect, it } from 'vitest';
import { stakesOf } from './position.ts';
import { at, STAKING_ASSET, stakeOf } from './vesting.fixture.ts';
import type { Vesting } from './vesting.ts';
import { vestingClaims } from './vestingClaim.ts';

const start = '2026-11-01T00:00:00';
const noon = at('2026-11-01T12:00:00');
const YEAR = 31_536_000;

/** The chain's policy of cashback: coin days over a year, no gate. */
const cashback: Vesting = {
  ...stakeOf(1_000_000n, { start: '1970-01-01T00:00:00', seconds: YEAR, createdAt: start }),
  id: '1.13.20',
  balance: { amount: 1_000_000n, asset_id: '1.3.0' },
  balance_type: 'cashback',
};
const share: Vesting = {
  id: '1.13.21',
  owner: '1.2.100',
  balance: { amount: 77n, asset_id: STAKING_ASSET },
  policy: [2, {}],
  balance_type: 'market_fee_sharing',
};
const linear: Vesting = {
  id: '1.13.22',
  owner: '1.2.100',
  balance: { amount: 900n, asset_id: '1.3.0' },
  policy: [
    0,
    {
      begin_timestamp: start,
      vesting_cliff_seconds: 3600,
      vesting_duration_seconds: 86_400,
      begin_balance: 1000n,
    },
  ],
  balance_type: 'unspecified',
};
const stake = stakeOf(500n, { start, seconds: 86_400 });
const claims = (headTime = noon) =>
  vestingClaims([stake, cashback, share, linear], { stakingAsset: STAKING_ASSET, headTime });
const claimable = (headTime: number) =>
  Object.fromEntries(claims(headTime).map((claim) => [claim.kind, claim.claimable]));

describe('the vesting balances other than stakes', () => {
  it('are all but time-locked ones of the staking asset, which alone count as staked', () => {
    expect(claims().map(({ id }) => id)).toEqual(['1.13.20', '1.13.21', '1.13.22']);
    const staked = stakesOf([stake, cashback, share, linear], {
      stakingAsset: STAKING_ASSET,
      headTime: noon,
    });
    expect(staked.map(({ id }) => id)).toEqual([stake.id]);
  });

  it('release cashback by coin days, a share of market fees at once, a linear one by its own schedule', () => {
    // Half a day of a year: 1,000,000 · 43,200 / 31,536,000, rounded down. Linear: 500 of 1,000, less the 100 withdrawn.
    expect(claimable(noon)).toEqual({ cashback: 1369n, market_fee_sharing: 77n, other: 400n });
    expect(claimable(at('2026-11-01T00:59:59'))).toMatchObject({ other: 0n });
    expect(claimable(at('2027-11-01T00:00:00'))).toEqual({
      cashback: 1_000_000n,
      market_fee_sharing: 77n,
      other: 900n,
    });
  });

  it('report when everything is free', () => {
    expect(claims().map(({ freeAt }) => freeAt)).toEqual([
      at('2027-11-01T00:00:00'),
      0,
      at('2026-11-02T00:00:00'),
    ]);
  });

  it('leave out empty ones, and begin with claimable ones', () => {
    const empty = { ...share, balance: { ...share.balance, amount: 0n } };
    const early = at('2026-11-01T00:00:00');
    expect(
      vestingClaims([cashback, empty, share], { stakingAsset: STAKING_ASSET, headTime: early }).map(
        ({ id }) => id,
      ),
    ).toEqual(['1.13.21', '1.13.20']);
  });
});

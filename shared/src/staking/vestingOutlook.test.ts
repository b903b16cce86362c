import { describe, expect, it } from 'vitest';
import { allowedNow, fullyAllowedAt } from './unlock.ts';
import { at, stakeOf } from './vesting.fixture.ts';
import type { Vesting } from './vesting.ts';
import { checkVestingClaim, vestingClaimOf } from './vestingClaim.ts';
import { afterClaim, releasesOf } from './vestingOutlook.ts';

const start = '2026-11-01T00:00:00';
const YEAR = 31_536_000;
const DAY_MS = 86_400_000;
const begun = at(start);

/** The chain's policy of cashback: coin days over a year, no gate. */
const cashback: Vesting = {
  ...stakeOf(1_000_000n, { start: '1970-01-01T00:00:00', seconds: YEAR, createdAt: start }),
  balance_type: 'cashback',
};
const linear: Vesting = {
  id: '1.13.22',
  owner: '1.2.100',
  balance: { amount: 900n, asset_id: '1.3.0' },
  policy: [
    0,
    {
      begin_timestamp: start,
      vesting_cliff_seconds: 3 * 86_400,
      vesting_duration_seconds: 10 * 86_400,
      begin_balance: 1000n,
    },
  ],
  balance_type: 'unspecified',
};
const instant: Vesting = { ...linear, policy: [2, {}] };
const days = (vesting: Vesting, headTime: number) =>
  releasesOf(vesting, headTime).map(({ at: time, claimable }) => [(time - headTime) / DAY_MS, claimable]);

describe('the later releases', () => {
  it('are shown for a day, a week, a month, half a year, and the day when all is free', () => {
    expect(days(cashback, begun)).toEqual([
      [1, 2739n],
      [7, 19_178n],
      [30, 82_191n],
      [182, 498_630n],
      [365, 1_000_000n],
    ]);
  });

  it('leave out days without a release, and end with the day when all is free', () => {
    // Nothing before the third day; 100 of the 1,000 are already claimed.
    expect(days(linear, begun)).toEqual([
      [7, 600n],
      [10, 900n],
    ]);
    expect(releasesOf(instant, begun)).toEqual([]);
    expect(releasesOf(cashback, begun + 400 * DAY_MS)).toEqual([]);
  });
});

describe('a balance after a claim', () => {
  const half = begun + (YEAR / 2) * 1000;

  it('restarts the full term for the rest after a claim of everything ripe', () => {
    const left = afterClaim(cashback, 500_000n, half);
    expect([left.balance.amount, allowedNow(left, half)]).toEqual([500_000n, 0n]);
    expect(fullyAllowedAt(left)).toBe(half + YEAR * 1000);
  });

  it('keeps the unclaimed part of it', () => {
    const left = afterClaim(cashback, 200_000n, half);
    expect(allowedNow(left, half)).toBe(300_000n);
    expect(fullyAllowedAt(left)).toBe(half + (YEAR / 800_000) * 500_000 * 1000);
  });

  it('continues by its own schedule if it is linear', () => {
    const eighth = begun + 8 * DAY_MS;
    const left = afterClaim(linear, 300n, eighth);
    expect([left.balance.amount, allowedNow(left, eighth)]).toEqual([600n, 400n]);
    expect(fullyAllowedAt(left)).toBe(begun + 10 * DAY_MS);
  });
});

describe('a claim', () => {
  const claim = vestingClaimOf(cashback, begun + 30 * DAY_MS);
  const codeFor = (units: bigint, of = claim) => {
    try {
      checkVestingClaim(of, units);
      return 'none';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is refused exactly where the chain would refuse it', () => {
    expect([82_191n, 82_192n, 1n, 0n, -1n].map((units) => codeFor(units))).toEqual([
      'none',
      'vesting.over_free',
      'none',
      'amount.zero',
      'amount.zero',
    ]);
    expect(codeFor(1n, vestingClaimOf(cashback, begun))).toBe('vesting.nothing_free');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimOf, positionOf, stakesOf, totalStaked } from './position.ts';
import { terms } from './terms.ts';
import { allowedNow } from './unlock.ts';
import { afterClaim, at, chainTimeOf, STAKING_ASSET, stakeOf } from './vesting.fixture.ts';

const MONTH = 2_592_000;

describe('positionOf', () => {
  const stake = stakeOf(10_000_000_000n, { start: '2026-05-01T00:00:00', seconds: 6 * MONTH });

  it('is locked before its term is over, though the chain would release a part', () => {
    const position = positionOf(stake, at('2026-07-30T00:00:00'));
    expect(position).toMatchObject({ bonusPercent: 50, daysLeft: 90, status: 'locked', claimable: 0n });
    expect(position.chainClaimable).toBe(5_000_000_000n);
    expect(new Date(position.unlocksAt).toISOString()).toBe('2026-10-28T00:00:00.000Z');
    expect(() => claimOf(position)).toThrow('stake.too_early (daysLeft: 90.00)');
  });

  it('refuses a claim one second before maturity and allows everything after it', () => {
    const before = positionOf(stake, at('2026-10-27T23:59:59'));
    expect([before.status, before.daysLeft, before.claimable]).toEqual(['locked', 0.01, 0n]);
    expect(() => claimOf(before)).toThrow('stake.too_early');
    const then = positionOf(stake, at('2026-10-28T00:00:00'));
    expect([then.status, then.daysLeft, claimOf(then)]).toEqual(['matured', 0, 10_000_000_000n]);
  });

  it('waits for the chain if the stake got into a block some seconds after its start', () => {
    const late = stakeOf(10_000n, {
      start: '2026-05-01T00:00:00',
      createdAt: '2026-05-01T00:00:09',
      seconds: MONTH,
    });
    expect(positionOf(late, at('2026-05-31T00:00:00')).status).toBe('locked');
    expect(positionOf(late, at('2026-05-31T00:00:09'))).toMatchObject({
      status: 'matured',
      claimable: 10_000n,
      chainClaimable: 10_000n,
    });
  });

  it('keeps the product’s lock if the chain would release everything as soon as claims begin', () => {
    const ahead = stakeOf(10_000n, {
      createdAt: '2026-05-01T00:00:00',
      start: '2026-06-01T00:00:00',
      seconds: MONTH,
    });
    const position = positionOf(ahead, at('2026-06-01T00:00:01'));
    expect(position).toMatchObject({
      status: 'locked',
      claimable: 0n,
      chainClaimable: 10_000n,
      daysLeft: 30,
    });
    expect(new Date(position.unlocksAt).toISOString()).toBe('2026-07-01T00:00:00.000Z');
  });

  it('shows the later day of the remainder after a partial claim made elsewhere', () => {
    const rest = afterClaim(stake, 5_000_000_000n, at('2026-07-30T00:00:00') / 1000);
    const position = positionOf(rest, at('2026-10-28T00:00:00'));
    expect(position).toMatchObject({ units: 5_000_000_000n, status: 'locked', claimable: 0n, daysLeft: 90 });
    expect(position.chainClaimable).toBe(2_500_000_000n);
    expect(position.isRestarted).toBe(true);
    expect(positionOf(stake, at('2026-10-28T00:00:00')).isRestarted).toBe(false);
  });
});

it('a term counts as restarted if it ends more than a day late', () => {
  const late = (createdAt: string) =>
    stakeOf(10_000n, { start: '2026-05-01T00:00:00', createdAt, seconds: MONTH });
  const isRestarted = (createdAt: string) => positionOf(late(createdAt), 0).isRestarted;
  expect(isRestarted('2026-05-02T00:00:00')).toBe(false);
  expect(isRestarted('2026-05-02T00:00:01')).toBe(true);
});

describe('stakesOf', () => {
  it('returns only nonempty time-locked balances of the staking asset, without market fees, the soonest unlocked first', () => {
    const options = { start: '2026-05-01T00:00:00', seconds: 12 * MONTH };
    const year = { ...stakeOf(100n, options), id: '1.13.1' };
    const month = { ...stakeOf(250n, { ...options, seconds: MONTH }), id: '1.13.2' };
    const other = { ...month, id: '1.13.3', balance: { amount: 9n, asset_id: '1.3.0' } };
    const fees = { ...month, id: '1.13.4', balance_type: 'market_fee_sharing' };
    const empty = { ...month, id: '1.13.5', balance: { amount: 0n, asset_id: STAKING_ASSET } };
    const instant = { ...stakeOf(7n, options), id: '1.13.6', policy: [2, {}] as const };
    const shown = stakesOf([year, other, fees, empty, month, instant], {
      stakingAsset: STAKING_ASSET,
      headTime: at('2026-06-15T00:00:00'),
    });
    expect(shown.map(({ id, term, status }) => [id, term === 'other' ? term : term.months, status])).toEqual([
      ['1.13.2', 1, 'matured'],
      ['1.13.1', 12, 'locked'],
    ]);
    expect(totalStaked(shown)).toBe(350n);
  });
});

describe('the display and the chain', () => {
  const anyStake = fc.record({
    units: fc.bigInt({ min: 1n, max: 1_000_000_000_000_000n }),
    start: fc.integer({ min: 1_577_836_800, max: 2_208_988_800 }),
    seconds: fc.oneof(
      fc.constantFrom(...terms.map((term) => term.seconds)),
      fc.integer({ min: 0, max: 40_000_000 }),
    ),
    delay: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -9_000_000, max: 60 })),
    claims: fc.array(
      fc.record({ share: fc.integer({ min: 1, max: 99 }), wait: fc.integer({ min: 1, max: 9_000_000 }) }),
      { maxLength: 3 },
    ),
  });

  it('agree on the moment of full maturity for 10,000 stakes, untouched or claimed in parts', () => {
    let claimed = 0;
    fc.assert(
      fc.property(anyStake, ({ units, start, seconds, delay, claims }) => {
        let now = start + delay;
        let stake = stakeOf(units, { start: chainTimeOf(start), seconds, createdAt: chainTimeOf(now) });
        for (const { share, wait } of claims) {
          now += wait;
          const part = (allowedNow(stake, now * 1000) * BigInt(share)) / 100n;
          if (part > 0n) claimed += 1;
          stake = afterClaim(stake, part, now);
        }
        const { unlocksAt } = positionOf(stake, now * 1000);
        const then = positionOf(stake, unlocksAt);
        expect([then.status, then.daysLeft]).toEqual(['matured', 0]);
        expect([then.claimable, then.chainClaimable]).toEqual([stake.balance.amount, stake.balance.amount]);
        const before = positionOf(stake, unlocksAt - 1000);
        expect([before.status, before.claimable]).toEqual(['locked', 0n]);
        const span = Math.max(seconds, 1);
        const productLock = (start + span) * 1000;
        expect(unlocksAt).toBeGreaterThanOrEqual(productLock);
        if (unlocksAt > productLock) expect(before.chainClaimable).toBeLessThan(stake.balance.amount);
        if (claims.length === 0) expect(unlocksAt).toBe((Math.max(start, start + delay) + span) * 1000);
      }),
      { numRuns: 10_000, seed: 20_261_121 },
    );
    expect(claimed).toBeGreaterThan(5_000);
  });
});

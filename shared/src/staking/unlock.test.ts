import { afterEach, describe, expect, it, vi } from 'vitest';
import casesJson from '../../../tests/vectors/chain-test-cases.json' with { type: 'json' };
import { allowedNow, daysLeftRoundedUp, fullyAllowedAt, isMatured, unlockTime } from './unlock.ts';
import { afterClaim, at, chainTimeOf, stakeOf } from './vesting.fixture.ts';
import type { LinearPolicy, Vesting } from './vesting.ts';

const MONTH = 2_592_000;
const iso = (ms: number) => new Date(ms).toISOString();

afterEach(() => vi.unstubAllEnvs());

describe('unlockTime', () => {
  it('adds the seconds of the term over month ends, a leap day and the turn of the year', () => {
    expect(iso(unlockTime('2026-01-31T00:00:00', MONTH))).toBe('2026-03-02T00:00:00.000Z');
    expect(iso(unlockTime('2028-01-31T00:00:00', MONTH))).toBe('2028-03-01T00:00:00.000Z');
    expect(iso(unlockTime('2028-02-29T12:00:00', 12 * MONTH))).toBe('2029-02-23T12:00:00.000Z');
    expect(iso(unlockTime('2026-12-15T23:59:59', MONTH))).toBe('2027-01-14T23:59:59.000Z');
  });

  it.each(['America/New_York', 'Europe/Berlin'])('is the same in %s, despite its clock changes', (zone) => {
    vi.stubEnv('TZ', zone);
    const [winter, summer] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-07-01T00:00:00Z')];
    expect(winter.getTimezoneOffset() - summer.getTimezoneOffset()).toBe(60);
    const unlocksAt = unlockTime('2026-03-01T02:30:00', MONTH);
    expect(iso(unlocksAt)).toBe('2026-03-31T02:30:00.000Z');
    expect(daysLeftRoundedUp(unlocksAt, at('2026-03-28T02:30:00'))).toBe(3);
    expect(daysLeftRoundedUp(unlockTime('2026-10-10T00:00:00', MONTH), at('2026-10-24T00:00:00'))).toBe(16);
  });
});

describe('daysLeftRoundedUp', () => {
  it('has two decimals and is 0 only when nothing is left', () => {
    const end = at('2026-12-01T00:00:00');
    expect(daysLeftRoundedUp(end, at('2026-11-30T00:00:00'))).toBe(1);
    expect(daysLeftRoundedUp(end, at('2026-11-01T00:00:00'))).toBe(30);
    expect(daysLeftRoundedUp(end, end - 864_000)).toBe(0.01);
    expect(daysLeftRoundedUp(end, end - 864_001)).toBe(0.02);
    expect(daysLeftRoundedUp(end, end - 1)).toBe(0.01);
    expect(daysLeftRoundedUp(end, end)).toBe(0);
    expect(daysLeftRoundedUp(end, end + 5_000)).toBe(0);
    expect(daysLeftRoundedUp(86_400_000 * 10_000_000, 0)).toBe(10_000_000);
    expect([isMatured(end, end - 1), isMatured(end, end)]).toEqual([false, true]);
  });
});

describe('allowedNow', () => {
  it('agrees with the cases of the node’s own tests', () => {
    const created = at('2026-01-01T00:00:00') / 1000;
    for (const test of casesJson.vesting) {
      const now = created + test.elapsed_seconds_since_creation;
      const start = chainTimeOf(test.now_after_start_claim ? now - 1 : now);
      const stake = stakeOf(BigInt(test.balance), {
        start,
        seconds: test.vesting_seconds,
        createdAt: chainTimeOf(created),
      });
      expect(allowedNow(stake, now * 1000), test.id).toBe(BigInt(test.allowed));
    }
    expect(casesJson.vesting.length).toBeGreaterThan(10);
  });

  it('is right after partial claims made elsewhere: the rest needs its whole term again', () => {
    const start = at('2026-01-01T00:00:00') / 1000;
    const stake = stakeOf(10_000n, { start: chainTimeOf(start), seconds: 1000 });
    expect(allowedNow(stake, (start + 500) * 1000)).toBe(5000n);
    const rest = afterClaim(stake, 5000n, start + 500);
    expect([600, 1000, 1499, 1500].map((each) => allowedNow(rest, (start + each) * 1000))).toEqual([
      500n,
      2500n,
      4995n,
      5000n,
    ]);
    expect(fullyAllowedAt(rest)).toBe((start + 1500) * 1000);
    expect(fullyAllowedAt(stake)).toBe((start + 1000) * 1000);
  });

  it('is everything for an instant balance, and depends on cliff and duration for a linear one', () => {
    const linear = (amount: bigint, policy: Partial<LinearPolicy> = {}): Vesting => ({
      ...stakeOf(amount, { start: '2026-01-01T00:00:00', seconds: 1 }),
      policy: [
        0,
        {
          begin_timestamp: '2026-01-01T00:00:00',
          vesting_cliff_seconds: 100,
          vesting_duration_seconds: 1000,
          begin_balance: 10_000n,
          ...policy,
        },
      ],
    });
    const begin = at('2026-01-01T00:00:00');
    const allowed = (vesting: Vesting) =>
      [0, 99, 100, 999, 1000, 9000].map((each) => allowedNow(vesting, begin + each * 1000));
    expect(allowed(linear(10_000n))).toEqual([0n, 0n, 1000n, 9990n, 10_000n, 10_000n]);
    expect(allowed(linear(7000n))).toEqual([0n, 0n, 0n, 6990n, 7000n, 7000n]);
    expect(fullyAllowedAt(linear(7000n))).toBe(begin + 1_000_000);
    expect(fullyAllowedAt(linear(7000n, { vesting_cliff_seconds: 2000 }))).toBe(begin + 2_000_000);
    const instant: Vesting = { ...linear(42n), policy: [2, {}] };
    expect([allowedNow(instant, 0), fullyAllowedAt(instant)]).toEqual([42n, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { apyOf } from './apy.ts';
import { codeOf, poolOf } from './pools.fixture.ts';
import { sharePercentRoundedDown, sharesForPercentRoundedDown } from './shares.ts';
import { simulateExit } from './simulateExit.ts';

describe('apyOf', () => {
  const fees = { exchangeFeeA: 100n, exchangeFeeB: 400n, withdrawalFeeA: 30n, withdrawalFeeB: 0n };

  it('averages the yearly yields of both assets, to two decimals', () => {
    // A: 130 / 1,000,000 · 365 = 4.745 %, B: 400 / 2,000,000 · 365 = 7.3 %
    expect(apyOf(poolOf(1_000_000n, 2_000_000n), fees)).toEqual({
      exchange: 5.48,
      withdrawal: 0.55,
      total: 6.02,
    });
  });

  it('is zero without balances and without fees', () => {
    const none = { exchangeFeeA: 0n, exchangeFeeB: 0n, withdrawalFeeA: 0n, withdrawalFeeB: 0n };
    expect(apyOf(poolOf(0n, 0n), fees)).toEqual({ exchange: 0, withdrawal: 0, total: 0 });
    expect(apyOf(poolOf(5n, 5n), none).total).toBe(0);
  });
});

describe('shares', () => {
  it('are given in percent with four decimals, rounded down', () => {
    expect(sharePercentRoundedDown(1n, 3n)).toBe('33.3333');
    expect(sharePercentRoundedDown(5n, 5n)).toBe('100.0000');
    expect(sharePercentRoundedDown(0n, 0n)).toBe('0.0000');
  });

  it('are returned by percent, all of them at 100 %', () => {
    expect(sharesForPercentRoundedDown(999n, 2_550)).toBe(254n);
    expect(sharesForPercentRoundedDown(999n, 10_000)).toBe(999n);
  });
});

describe('simulateExit', () => {
  const pool = poolOf(1_000_000n, 4_000_000n, { withdrawalFeePercent: 0 });

  it('returns the deposit while the price stays', () => {
    const { received, gain } = simulateExit(pool, 400_000n, { a: 100_000n, b: 400_000n }, 1);
    expect(received).toEqual({ a: 100_000n, b: 400_000n });
    expect(gain).toBe(0);
  });

  it('falls behind holding when the price has quadrupled, by a fifth', () => {
    const { received, value, heldValue, gain } = simulateExit(
      pool,
      400_000n,
      { a: 100_000n, b: 400_000n },
      4,
    );
    expect(received).toEqual({ a: 50_000n, b: 800_000n });
    expect([value, heldValue]).toEqual([1_600_000, 2_000_000]);
    expect(gain).toBeCloseTo(-0.2, 12);
  });

  it('subtracts the withdrawal fee', () => {
    const { received } = simulateExit({ ...pool, withdrawalFeePercent: 100 }, 400_000n, { a: 1n, b: 1n }, 1);
    expect(received).toEqual({ a: 99_000n, b: 396_000n });
  });

  it('refuses a price of zero', () => {
    expect(codeOf(() => simulateExit(pool, 1n, { a: 1n, b: 1n }, 0))).toBe('amount.zero');
  });
});

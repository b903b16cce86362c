import { describe, expect, it } from 'vitest';
import { canExchange } from './canExchange.ts';
import { poolOf } from './pools.fixture.ts';

describe('a pool can exchange', () => {
  it('if both sides hold something and its fee leaves something', () => {
    expect(canExchange(poolOf(1n, 1n, { takerFeePercent: 0 }))).toBe(true);
    expect(canExchange(poolOf(1000n, 1000n, { takerFeePercent: 9_999 }))).toBe(true);
  });

  it('unless it is empty or has a taker fee of 100 %', () => {
    expect(canExchange(poolOf(0n, 0n))).toBe(false);
    expect(canExchange(poolOf(1000n, 1000n, { takerFeePercent: 10_000 }))).toBe(false);
  });
});

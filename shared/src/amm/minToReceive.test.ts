import { describe, expect, it } from 'vitest';
import { DEFAULT_SLIPPAGE, minToReceiveRoundedDown, quoteForMinToReceiveRoundedUp } from './minToReceive.ts';
import { codeOf } from './pools.fixture.ts';

describe('minToReceiveRoundedDown', () => {
  it('takes half a percent off by default, rounded down', () => {
    expect(minToReceiveRoundedDown(10_001n, DEFAULT_SLIPPAGE)).toBe(9_950n);
  });

  it('gives each of four hops its part of the slippage', () => {
    expect(minToReceiveRoundedDown(10_000n, 100, 4)).toBe(9_975n);
  });

  it('asks for one unit at least', () => {
    expect(minToReceiveRoundedDown(1n, DEFAULT_SLIPPAGE)).toBe(1n);
  });

  it.each([-1, 10_000, 0.5, Number.NaN])('refuses a slippage of %s', (slippage) => {
    expect(codeOf(() => minToReceiveRoundedDown(10n, slippage))).toBe('pool.slippage_out_of_range');
  });
});

describe('quoteForMinToReceiveRoundedUp', () => {
  it('treats a route as a single exchange unless given more', () => {
    expect(quoteForMinToReceiveRoundedUp(9_950n, DEFAULT_SLIPPAGE)).toBe(10_000n);
    expect(quoteForMinToReceiveRoundedUp(1n, DEFAULT_SLIPPAGE)).toBe(1n);
  });

  it('is the smallest quote with that min_to_receive', () => {
    for (let least = 2n; least < 400n; least += 1n) {
      const quoted = quoteForMinToReceiveRoundedUp(least, 333, 3);
      expect(minToReceiveRoundedDown(quoted, 333, 3)).toBeGreaterThanOrEqual(least);
      expect(minToReceiveRoundedDown(quoted - 1n, 333, 3)).toBeLessThan(least);
    }
  });
});

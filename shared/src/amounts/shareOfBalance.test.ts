import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfBalanceRoundedDown } from './shareOfBalance.ts';

describe('a share of a balance', () => {
  it('is rounded down', () => {
    expect(shareOfBalanceRoundedDown(25, 1_000_003n, 0n)).toBe(250_000n);
    expect(shareOfBalanceRoundedDown(50, 1001n, 20n)).toBe(500n);
  });

  it('leaves the reserved amount when all of it is taken', () => {
    expect(shareOfBalanceRoundedDown(100, 1_000_003n, 86_869n)).toBe(913_134n);
    expect(shareOfBalanceRoundedDown(100, 1_000_003n, 0n)).toBe(1_000_003n);
    expect(shareOfBalanceRoundedDown(100, 1001n, 20n)).toBe(981n);
  });

  it('is zero for a balance below the reserved amount', () => {
    expect(shareOfBalanceRoundedDown(100, 5n, 9n)).toBe(0n);
  });

  it('never takes the reserved amount, whatever the figures', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(units, units, fc.constantFrom(25, 50, 75, 100), (balance, reserved, percent) => {
        const share = shareOfBalanceRoundedDown(percent, balance, reserved);
        expect(share >= 0n && (share === 0n || share + reserved <= balance)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { estimateEarnedRoundedDown, percentRoundedDown, weightOf } from './share.ts';
import { at } from './vesting.fixture.ts';

describe('the personal percent', () => {
  it('weighs the amount with its bonus and is rounded down to four decimals', () => {
    const mine = { units: 100_000n, bonusPercent: 100 };
    const others = [
      { units: 300_000n, bonusPercent: 0 },
      { units: 100_000n, bonusPercent: 50 },
    ];
    expect([mine, ...others].map(weightOf)).toEqual([20_000_000n, 30_000_000n, 15_000_000n]);
    expect(percentRoundedDown(20_000_000n, 65_000_000n)).toBe('30.7692');
    expect(percentRoundedDown(2n, 3n)).toBe('66.6666');
    expect(percentRoundedDown(7n, 7n)).toBe('100.0000');
    expect(percentRoundedDown(1n, 10_000_000n)).toBe('0.0000');
    expect(percentRoundedDown(0n, 0n)).toBe('0.0000');
  });
});

describe('the estimate of a new stake', () => {
  const payouts = [
    { time: at('2026-10-01T12:00:00'), assetId: '1.3.0', units: 5_000n },
    { time: at('2026-10-15T12:00:00'), assetId: '1.3.0', units: 1_000n },
    { time: at('2026-10-15T12:00:03'), assetId: '1.3.0', units: 10n },
    { time: at('2026-11-01T12:00:00'), assetId: '1.3.0', units: 2_000n },
    { time: at('2026-11-01T12:00:00'), assetId: '1.3.4099', units: 99n },
  ];

  it('divides the amounts paid in the last epochs among the existing stakes', () => {
    const { epochs, earned } = estimateEarnedRoundedDown(payouts, {
      weight: 1n,
      othersWeight: 3n,
      epochs: 2,
    });
    expect(epochs).toEqual(['2026-20', '2026-21']);
    expect([...earned]).toEqual([
      ['1.3.0', 752n],
      ['1.3.4099', 24n],
    ]);
  });

  it('is empty without payouts and without weight', () => {
    expect(estimateEarnedRoundedDown([], { weight: 1n, othersWeight: 0n, epochs: 24 }).epochs).toEqual([]);
    const none = estimateEarnedRoundedDown(payouts, { weight: 0n, othersWeight: 0n, epochs: 24 });
    expect([none.epochs.length, none.earned.size]).toEqual([3, 0]);
  });
});

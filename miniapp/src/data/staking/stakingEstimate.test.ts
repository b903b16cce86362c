import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { estimatedSince, estimateOfStake, largestHolders, madePayouts } from './stakingEstimate.ts';
import type { StakingPercents } from './stakingShares.ts';

const holder = (account: string, percent: string) => ({ account, amount: '1000', bonus: '0', percent });
const percents = (rows: ReturnType<typeof holder>[]): StakingPercents => ({
  total: '300000',
  holders: { rows, dropped: 0 },
});
const payment = (time: string, asset: string, amount: string) => ({
  id: time,
  time,
  asset,
  amount,
  epoch: '1',
});
const asset = (id: string, symbol: string, precision: number) => ({ id, symbol, precision }) as Asset;
const assets = [asset('1.3.0', 'BTS', 5), asset('1.3.4099', 'XBTSX.STH', 8)];

describe('the holders that are looked at', () => {
  it('are the five largest, and what part of the whole they have', () => {
    const rows = ['5', '30.5', '10', '1', '20', '15'].map((percent, index) =>
      holder(`holder-${index}`, percent),
    );
    expect(largestHolders(percents(rows))).toEqual({
      names: ['holder-1', 'holder-4', 'holder-5', 'holder-2', 'holder-0'],
      percent: 805_000n,
    });
  });

  it('are none where the percents can’t be right', () => {
    expect(largestHolders(percents([holder('bob', '80'), holder('alice', '30')])).names).toEqual([]);
    expect(largestHolders(percents([holder('bob', '-1'), holder('alice', '30')])).names).toEqual([]);
  });
});

describe('the payments of the service', () => {
  it('count as amounts of assets; unknown assets, amounts not above zero and times that are none are left out', () => {
    const { payouts, leftOut } = madePayouts(
      [
        payment('2026-11-15T12:00:00', 'BTS', '12.5'),
        payment('2026-11-15T12:00:00Z', 'XBTSX.STH', '0.00000001'),
        payment('2026-11-15T12:00:00', 'NO.SUCH', '5'),
        payment('2026-11-15T12:00:00', 'BTS', '-3'),
        payment('2026-11-15T12:00:00', 'BTS', '0'),
        payment('yesterday', 'BTS', '1'),
      ],
      assets,
    );
    const time = Date.UTC(2026, 10, 15, 12);
    expect(payouts).toEqual([
      { time, assetId: '1.3.0', units: 1_250_000n },
      { time, assetId: '1.3.4099', units: 1n },
    ]);
    expect(leftOut).toBe(4);
  });
});

describe('the estimate', () => {
  const rows = [holder('bob', '40'), holder('alice', '40'), holder('carol', '20')];
  const at = (month: number, day: number) => Date.UTC(2026, month, day, 12);
  const sample = {
    holders: ['bob', 'alice'],
    percent: 800_000n,
    payouts: [
      { time: at(10, 1), assetId: '1.3.0', units: 4_000_000n },
      { time: at(10, 15), assetId: '1.3.0', units: 4_000_000n },
    ],
    assets,
    leftOut: 0,
  };
  // 100,000 coins of five decimals with +100 %: weight 2 of 3 + 2 parts.
  const stake = { weight: 10_000_000_000n * 200n, precision: 5 };

  it('takes what was paid to four fifths for the whole, and shares it with the stakes there are', () => {
    const estimate = estimateOfStake(sample, percents(rows), stake);
    expect(estimate?.epochs).toEqual(['2026-21', '2026-22']);
    expect([...(estimate?.earned ?? [])]).toEqual([['1.3.0', 4_000_000n]]);
    if (estimate !== null) expect(estimatedSince(sample, estimate)).toBe(Date.UTC(2026, 10, 1));
  });

  it('is not made from percents over 100, from no percent, or from no total', () => {
    expect(estimateOfStake(sample, percents([...rows, holder('dave', '9')]), stake)).toBeNull();
    expect(estimateOfStake({ ...sample, percent: 0n }, percents(rows), stake)).toBeNull();
    expect(estimateOfStake(sample, { ...percents(rows), total: '-5' }, stake)).toBeNull();
  });
});

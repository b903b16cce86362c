import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { largestHolders, madePayouts, paidToHolders, readSample } from './paidSample.ts';
import type { PaidTransfer } from './payoutsChain.ts';
import type { StakingPercents } from './stakingShares.ts';

const operator = vi.hoisted(() => ({ payers: [] as string[], paid: [] as PaidTransfer[] }));
vi.mock('../../../platform/server/config.ts', () => ({ appConfig: operator }));
vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: { status: { get: () => ({ head: { time: Date.UTC(2026, 10, 21), number: 1 } }) } },
}));
vi.mock('@xbts/shared/actions/getAccounts.ts', () => ({
  getAccounts: async (_chain: unknown, keys: string[]) =>
    keys.map((key) =>
      key.startsWith('1.2.') ? { id: key, name: `holder-${key.slice(4)}` } : { id: '1.2.5', name: key },
    ),
}));
vi.mock('@xbts/shared/actions/getAssets.ts', () => ({
  getAssets: async (_chain: unknown, keys: string[]) =>
    keys.map(() => ({ id: '1.3.0', symbol: 'BTS', precision: 5 })),
}));
vi.mock('./payoutsChain.ts', () => ({
  payersQuery: () => ({ queryFn: async () => [{ id: '1.2.5', name: 'sth-payer' }] }),
  readTransfers: async () => ({ transfers: operator.paid, since: 0, endsAt: null }),
}));
vi.mock('./stakingService.ts', () => ({
  paymentsQuery: () => ({
    queryFn: async () => ({
      rows: [{ id: '1', time: '2026-11-15T12:00:00', asset: 'BTS', amount: '2', epoch: '22' }],
      dropped: 0,
    }),
  }),
}));

const holder = (account: string, percent: string) => ({ account, amount: '1000', bonus: '0', percent });
const percents = (rows: StakingPercents['holders']['rows']): StakingPercents => ({
  staked: '300000',
  weight: '300000',
  count: rows.length,
  holders: { rows, dropped: 0 },
  unread: 0,
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

describe('the sampled holders', () => {
  it('are the five largest, with their part of the total', () => {
    const rows = ['5', '30.5', '10', '1', '20', '15'].map((percent, index) =>
      holder(`holder-${index}`, percent),
    );
    expect(largestHolders(percents(rows))).toEqual({
      names: ['holder-1', 'holder-4', 'holder-5', 'holder-2', 'holder-0'],
      percent: 805_000n,
    });
  });

  it('exclude those without a percent from the service', () => {
    const rows = [{ ...holder('bob', '0'), percent: null }, holder('alice', '30')];
    expect(largestHolders(percents(rows))).toEqual({ names: ['alice'], percent: 300_000n });
  });

  it('are none if the percents can’t be right', () => {
    expect(largestHolders(percents([holder('bob', '80'), holder('alice', '30')])).names).toEqual([]);
    expect(largestHolders(percents([holder('bob', '-1'), holder('alice', '30')])).names).toEqual([]);
  });
});

describe('the payments of the service', () => {
  it('count as amounts of assets; unknown assets, amounts not above zero and invalid times are left out', () => {
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

describe("the payers' transfers", () => {
  const day = (month: number, date: number, hour = 12) => Date.UTC(2026, month, date, hour);
  let count = 0;
  const transfer = (at: number, toId: string, units: bigint, assetId = '1.3.0') => {
    count += 1;
    return { id: `1.11.${count}`, at, block: count, fromId: '1.2.5', toId, assetId, units };
  };
  const transfers = [
    transfer(day(11, 1), '1.2.20', 7n),
    transfer(day(10, 15), '1.2.20', 30n),
    transfer(day(10, 16), '1.2.21', 12n),
    transfer(day(10, 15), '1.2.20', 5n, '1.3.4099'),
    transfer(day(10, 15), '1.2.99', 1_000_000n),
    transfer(day(10, 1), '1.2.21', 40n),
  ];
  const holderIds = new Set(['1.2.20', '1.2.21']);
  const sums = (now: number, since = 0) =>
    paidToHolders(transfers, { holderIds, since, now }).map(
      ({ time, assetId, units }) => `${new Date(time).toISOString().slice(5, 10)} ${assetId} ${units}`,
    );

  it('to holders are summed by epoch and asset; other receivers do not count', () => {
    expect(sums(day(11, 3))).toEqual([
      '12-01 1.3.0 7',
      '11-15 1.3.0 42',
      '11-15 1.3.4099 5',
      '11-01 1.3.0 40',
    ]);
  });

  it('on an ongoing payout day are left out', () => {
    expect(sums(day(11, 1, 23))).toEqual(['11-15 1.3.0 42', '11-15 1.3.4099 5', '11-01 1.3.0 40']);
  });

  it('in an incompletely read epoch are left out', () => {
    expect(sums(day(11, 3), day(10, 1, 0) + 1)).toEqual([
      '12-01 1.3.0 7',
      '11-15 1.3.0 42',
      '11-15 1.3.4099 5',
    ]);
    expect(sums(day(11, 3), day(10, 1, 0))).toHaveLength(4);
  });
});

describe('the recent payments', () => {
  const all = percents([holder('holder-20', '60'), holder('holder-21', '30')]);
  const signal = new AbortController().signal;
  const at = Date.UTC(2026, 10, 15, 12);
  beforeEach(() => {
    operator.payers = ['sth-payer'];
    operator.paid = [
      { id: '1.11.1', at, block: 1, fromId: '1.2.5', toId: '1.2.20', assetId: '1.3.0', units: 9n },
    ];
  });

  it("are the payers' transfers, for the total", async () => {
    expect(await readSample(all, signal)).toMatchObject({
      source: 'chain',
      percent: 1_000_000n,
      payouts: [{ assetId: '1.3.0', units: 9n }],
    });
  });

  it.each([
    ['the operator names no payer', { payers: [] }],
    ['the payers transferred nothing', { paid: [] }],
  ])("are the service's list for the largest holders if %s", async (_what, change) => {
    Object.assign(operator, change);
    expect(await readSample(all, signal)).toMatchObject({
      source: 'service',
      percent: 900_000n,
      payouts: [
        { time: at, units: 200_000n },
        { time: at, units: 200_000n },
      ],
    });
  });
});

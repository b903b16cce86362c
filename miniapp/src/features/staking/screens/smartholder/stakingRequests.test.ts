import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { positionOf } from '@xbts/shared/staking/position.ts';
import { termOfMonths } from '@xbts/shared/staking/terms.ts';
import type { Vesting } from '@xbts/shared/staking/vesting.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimRequest } from './claim/claimRequest.ts';
import { type StakeOrder, stakeRequest } from './create/stakeRequest.ts';

const node = { answers: {} as Record<string, unknown> };
const chain: ChainReader = { call: async (_api, method) => node.answers[method] as never };

const answerWith = (answers: Record<string, unknown>) => Object.assign(node.answers, answers);

afterEach(() => vi.unstubAllEnvs());

const asset = { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 5 } as Asset;
const t = (key: string) => key;
const at = (time: string) => Date.parse(`${time}Z`);

const stake = (amount: bigint): Vesting => ({
  id: '1.13.7',
  owner: '1.2.18',
  balance: { amount, asset_id: '1.3.4099' },
  policy: [
    1,
    {
      vesting_seconds: 2_592_000,
      start_claim: '2026-10-01T00:00:00',
      coin_seconds_earned: 0n,
      coin_seconds_earned_last_update: '2026-10-01T00:00:06',
    },
  ],
  balance_type: 'unspecified',
});

describe('the review of a claim', () => {
  const matured = '2026-10-31T00:00:06';
  const requestOf = () =>
    claimRequest({
      account: 'alice-trader7',
      feeAssetId: '1.3.0',
      asset,
      position: positionOf(stake(10_000_000_000n), at(matured)),
      t,
    });

  beforeEach(() => {
    node.answers = {
      get_objects: [stake(10_000_000_000n)],
      get_dynamic_global_properties: { time: matured },
    };
  });

  it('claims the whole stake', async () => {
    expect(requestOf().operations).toEqual([
      [
        33,
        {
          fee: { amount: 0, asset_id: '1.3.0' },
          vesting_balance: '1.13.7',
          owner: '1.2.18',
          amount: { amount: '10000000000', asset_id: '1.3.4099' },
        },
      ],
    ]);
    expect(await requestOf().recheck?.(chain)).toMatchObject({ changes: [], isWorse: false });
  });

  it('is refused with a text if the chain’s own time is a second before maturity', async () => {
    const request = requestOf();
    answerWith({ get_dynamic_global_properties: { time: '2026-10-31T00:00:05' } });
    await expect(request.recheck?.(chain)).rejects.toThrow('stake.too_early (daysLeft: 0.01)');
  });

  it('asks again if less is left than shown, and is refused if nothing is', async () => {
    const request = requestOf();
    answerWith({ get_objects: [{ ...stake(4_000_000_000n), policy: [2, {}] }] });
    const found = await request.recheck?.(chain);
    expect(found?.isWorse).toBe(true);
    expect(found?.changes).toEqual([
      { label: 'common.amount', before: '100\u202f000\u00a0STH', now: '40\u202f000\u00a0STH' },
    ]);
    expect(found?.request.operations[0]?.[1]).toMatchObject({ amount: { amount: '4000000000' } });
    answerWith({ get_objects: [stake(0n)] });
    await expect(request.recheck?.(chain)).rejects.toThrow('chain.unknown_object');
    answerWith({ get_objects: [null] });
    await expect(request.recheck?.(chain)).rejects.toThrow('chain.unknown_object');
  });
});

describe('the review of a new stake', () => {
  const requestOf = (other: Partial<StakeOrder> = {}) =>
    stakeRequest({
      account: 'alice-trader7',
      accountId: '1.2.18',
      feeAssetId: '1.3.0',
      asset,
      units: 10_000_000_000n,
      term: termOfMonths(6),
      headTime: at('2028-02-29T23:59:57'),
      t,
      ...other,
    });
  const balanceOf = (amount: bigint) => [{ asset_id: '1.3.4099', amount }];

  beforeEach(() => {
    node.answers = {
      get_named_account_balances: balanceOf(10_000_000_000n),
      get_dynamic_global_properties: { time: '2028-03-01T00:00:03' },
    };
  });

  it('locks for the account itself by coin days, and begins at the chain’s time when the sheet opens', async () => {
    const found = await requestOf().recheck?.(chain);
    expect(found).toMatchObject({ changes: [], isWorse: false });
    expect(found?.request.operations).toEqual([
      [
        32,
        {
          fee: { amount: 0, asset_id: '1.3.0' },
          creator: '1.2.18',
          owner: '1.2.18',
          amount: { amount: '10000000000', asset_id: '1.3.4099' },
          policy: [1, { start_claim: '2028-03-01T00:00:03', vesting_seconds: 15_552_000 }],
        },
      ],
    ]);
  });

  it('asks again if the unlock has moved by more than ten minutes', async () => {
    answerWith({ get_dynamic_global_properties: { time: '2028-03-01T00:09:57' } });
    expect((await requestOf().recheck?.(chain))?.isWorse).toBe(false);
    answerWith({ get_dynamic_global_properties: { time: '2028-03-01T00:09:58' } });
    const found = await requestOf().recheck?.(chain);
    expect([found?.isWorse, found?.changes.length]).toEqual([true, 1]);
  });

  it.each([
    ['America/New_York', '2026-03-01T07:30:00', 1, '31-03-2026 03:30:00'],
    ['Europe/Berlin', '2026-10-01T10:00:00', 1, '31-10-2026 11:00:00'],
    ['Europe/Berlin', '2026-01-31T23:30:00', 1, '03-03-2026 00:30:00'],
    ['Asia/Shanghai', '2028-02-29T16:00:00', 12, '24-02-2029 00:00:00'],
    ['Pacific/Auckland', '2026-09-26T12:00:00', 6, '26-03-2027 01:00:00'],
  ] as const)('shows in local time of %s when a stake of %s unlocks', (zone, headTime, months, unlocks) => {
    vi.stubEnv('TZ', zone);
    const { notes } = requestOf({ headTime: at(headTime), term: termOfMonths(months) });
    expect(notes?.find(({ label }) => label === 'stake.unlocks')?.value).toBe(unlocks);
  });

  it('is refused if the coins are gone', async () => {
    answerWith({ get_named_account_balances: balanceOf(9_999_999_999n) });
    await expect(requestOf().recheck?.(chain)).rejects.toThrow(
      'stake.not_deposited (balance: 99999.99999, symbol: STH)',
    );
  });
});

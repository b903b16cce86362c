import type { VestingBalance } from '@xbts/shared/protocol/objects.ts';
import { expect, it, vi } from 'vitest';
import { addAccounts } from '../../storage/repositories/accounts.ts';
import { saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { fakeChain } from '../fakeChain.fixture.ts';
import type { Findings } from './findings.ts';
import { findMatured, recentlyMatured } from './findMatured.ts';

const stake = (change: Partial<VestingBalance> = {}): VestingBalance => ({
  id: '1.13.7',
  owner: '1.2.18',
  balance: { amount: 500n, asset_id: '1.3.4099' },
  policy: [
    1,
    {
      start_claim: '2026-01-01T00:00:00',
      vesting_seconds: 2_592_000,
      coin_seconds_earned: 0n,
      coin_seconds_earned_last_update: '2026-01-01T00:00:00',
    },
  ],
  balance_type: 'unspecified',
  ...change,
});

const toldAt = (now: number, balance = stake()) =>
  recentlyMatured([balance], { stakingAsset: '1.3.4099', headTime: now }).map(
    ({ vestingId, isStake }) => `${vestingId}${isStake ? '' : ' no stake'}`,
  );

const maturity = Date.UTC(2026, 0, 31);

it('a stake is reported for a week from the second its term ends', () => {
  expect(toldAt(maturity - 1_000)).toEqual([]);
  expect(toldAt(maturity)).toEqual(['1.13.7']);
  expect(toldAt(maturity + 6 * 86_400_000)).toEqual(['1.13.7']);
  expect(toldAt(maturity + 8 * 86_400_000)).toEqual([]);
});

it('a stake with a restarted term is reported when the rest matures', () => {
  const restarted = stake();
  if (restarted.policy[0] === 1) restarted.policy[1].coin_seconds_earned_last_update = '2026-01-16T00:00:00';
  expect(toldAt(maturity, restarted)).toEqual([]);
  expect(toldAt(maturity + 15 * 86_400_000, restarted)).toEqual(['1.13.7']);
});

it.each([
  ['that was claimed', stake({ balance: { amount: 0n, asset_id: '1.3.4099' } })],
  ['that can always be claimed', stake({ policy: [2, {}] })],
])('a vesting balance %s is not reported', (_what, balance) => {
  expect(toldAt(maturity, balance)).toEqual([]);
});

it('another vesting balance is reported for a week once all of it is free', () => {
  const linear = stake({
    balance: { amount: 500n, asset_id: '1.3.0' },
    policy: [
      0,
      {
        begin_timestamp: '2026-01-01T00:00:00',
        vesting_cliff_seconds: 0,
        vesting_duration_seconds: 2_592_000,
        begin_balance: 500n,
      },
    ],
  });
  expect(toldAt(maturity - 1_000, linear)).toEqual([]);
  expect(toldAt(maturity, linear)).toEqual(['1.13.7 no stake']);
  expect(toldAt(maturity + 8 * 86_400_000, linear)).toEqual([]);
});

it('cashback with daily additions is not reported', () => {
  const cashback = stake({ balance_type: 'cashback', balance: { amount: 500n, asset_id: '1.3.0' } });
  if (cashback.policy[0] === 1) {
    cashback.policy[1].start_claim = '1970-01-01T00:00:00';
    cashback.policy[1].coin_seconds_earned_last_update = '2026-01-30T00:00:00';
  }
  expect(toldAt(maturity, cashback)).toEqual([]);
});

it("an unreadable balance does not block the others' notices, and numbers are asked in batches, not accounts", async () => {
  const storage = await testStorage();
  await saveSubscriber(storage.db, { uid: 7, language: 'en', kinds: ['stakeMatured'] });
  const others = Array.from({ length: 2_000 }, (_, at) => ({ id: `1.2.${1_000 + at}`, name: `other-${at}` }));
  await addAccounts(storage.db, 7, [{ id: '1.2.18', name: 'bob-holder2' }, ...others]);
  const asset = { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 8, issuer: '1.2.3' };
  const one = { amount: 1, asset_id: '1.3.0' };
  const options = {
    max_supply: 1,
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: one, quote: one },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  };
  const [type, policy] = stake().policy as [1, object];
  const raw = {
    ...stake(),
    balance: { amount: 500, asset_id: '1.3.4099' },
    policy: [type, { ...policy, coin_seconds_earned: '0' }],
  };
  const balances = new Map<string, object>([
    ['1.13.7', raw],
    ['1.13.8', { ...raw, id: '1.13.8', policy: 'unknown' }],
    ['1.13.9', { ...raw, id: '1.13.9', owner: '1.2.99' }],
    ['1.13.501', { ...raw, id: '1.13.501' }],
  ]);
  const { client, calls } = fakeChain({
    'database.get_assets': () => [{ ...asset, options, dynamic_asset_data_id: '2.3.4099' }],
    'database.get_objects': (ids: string[]) => ids.map((id) => balances.get(id) ?? null),
  });
  const warned: unknown[] = [];
  const log = { warn: (facts: unknown) => warned.push(facts) };
  const matured = vi.fn<Findings['matured']>(async (stakes) => stakes.length);
  const deps = { storage, client, stakingAsset: '1.3.4099', log, findings: { matured } };
  expect(await findMatured(deps, maturity + 1_000)).toBe(2);
  const told = (vestingId: string) => [
    [
      {
        vestingId,
        isStake: true,
        freeAt: maturity,
        ownerId: '1.2.18',
        ownerName: 'bob-holder2',
        units: 500n,
        symbol: 'XBTSX.STH',
        precision: 8,
      },
    ],
  ];
  expect(matured.mock.calls).toEqual([told('1.13.7'), told('1.13.501')]);
  expect(warned).toEqual([{ code: 'node.bad_answer', unread: 1 }]);
  expect(calls.filter(({ name }) => name === 'database.get_objects')).toHaveLength(3);
  await storage.close();
});

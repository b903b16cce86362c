import type { VestingBalance } from '@xbts/shared/protocol/objects.ts';
import { stakesOf } from '@xbts/shared/staking/position.ts';
import { expect, it } from 'vitest';
import { maturedLately } from './findMatured.ts';

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
  maturedLately(stakesOf([balance], { stakingAsset: '1.3.4099', headTime: now }), now).map(({ id }) => id);

const maturity = Date.UTC(2026, 0, 31);

it('a stake is told from the second its months are over, for a week', () => {
  expect(toldAt(maturity - 1_000)).toEqual([]);
  expect(toldAt(maturity)).toEqual(['1.13.7']);
  expect(toldAt(maturity + 6 * 86_400_000)).toEqual(['1.13.7']);
  expect(toldAt(maturity + 8 * 86_400_000)).toEqual([]);
});

it('a stake whose term was restarted by a partial claim made elsewhere is told when the rest matures', () => {
  const restarted = stake();
  if (restarted.policy[0] === 1) restarted.policy[1].coin_seconds_earned_last_update = '2026-01-16T00:00:00';
  expect(toldAt(maturity, restarted)).toEqual([]);
  expect(toldAt(maturity + 15 * 86_400_000, restarted)).toEqual(['1.13.7']);
});

it.each([
  ['of another asset', stake({ balance: { amount: 500n, asset_id: '1.3.0' } })],
  ['that was claimed', stake({ balance: { amount: 0n, asset_id: '1.3.4099' } })],
  ['that can always be claimed', stake({ policy: [2, {}] })],
  ['of shared market fees', stake({ balance_type: 'market_fee_sharing' })],
])('a vesting balance %s is no stake to tell of', (_what, balance) => {
  expect(toldAt(maturity, balance)).toEqual([]);
});

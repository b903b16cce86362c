import type { VestingBalance } from '@xbts/shared/protocol/objects.ts';
import { expect, it } from 'vitest';
import { maturesAt } from './findMatured.ts';

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

it('a stake matures when its months are over after start_claim', () => {
  expect(maturesAt(stake(), '1.3.4099')).toBe(Date.UTC(2026, 0, 31));
});

it.each([
  ['of another asset', stake({ balance: { amount: 500n, asset_id: '1.3.0' } })],
  ['that was claimed', stake({ balance: { amount: 0n, asset_id: '1.3.4099' } })],
  ['of another policy', stake({ policy: [2, {}] })],
])('a vesting balance %s is no stake to tell of', (_what, balance) => {
  expect(maturesAt(balance, '1.3.4099')).toBeUndefined();
});

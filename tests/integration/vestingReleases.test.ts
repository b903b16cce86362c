import { allowedNow, fullyAllowedAt } from '@xbts/shared/staking/unlock.ts';
import type { Vesting } from '@xbts/shared/staking/vesting.ts';
import { afterClaim } from '@xbts/shared/staking/vestingOutlook.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VestingBalanceObject } from '../devnet/chain/ledger/objects/vesting.ts';
import { allowedWithdrawal, policyAfterWithdrawal } from '../devnet/chain/ledger/vestingPolicies.ts';

const START = Date.parse('2026-11-01T00:00:00Z') / 1000;
const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19);
const seconds = fc.integer({ min: 0, max: 40_000_000 });
const units = fc.bigInt({ min: 1n, max: 10n ** 15n });
const types = fc.constantFrom('unspecified', 'cashback', 'worker', 'witness', 'market_fee_sharing');

const linear = fc.record({
  begin_timestamp: seconds.map((after) => timeOf(START + after)),
  vesting_cliff_seconds: seconds,
  vesting_duration_seconds: seconds,
});
const coinDays = fc.record({
  vesting_seconds: seconds,
  start_claim: fc.oneof(
    fc.constant('1970-01-01T00:00:00'),
    seconds.map((after) => timeOf(START + after)),
  ),
});

/** Any new balance of any kind, for the chain and for the product: the shapes are the same. */
const balances = fc
  .record({ amount: units, type: types, linear, coinDays, policy: fc.constantFrom(0, 1, 2) })
  .map(({ amount, type, linear: even, coinDays: days, policy }): VestingBalanceObject & Vesting => ({
    id: '1.13.5',
    owner: '1.2.18',
    balance: { amount, asset_id: '1.3.0' },
    balance_type: type as VestingBalanceObject['balance_type'],
    policy:
      policy === 0
        ? [0, { ...even, begin_balance: amount }]
        : policy === 1
          ? [1, { ...days, coin_seconds_earned: 0n, coin_seconds_earned_last_update: timeOf(START) }]
          : [2, {}],
  }));

it('the shown free amount, now and after each claim, is paid out by the chain, to the unit', () => {
  fc.assert(
    fc.property(
      balances,
      fc.array(fc.tuple(seconds, fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 5 }),
      (made, claims) => {
        let onChain: VestingBalanceObject = made;
        let shown: Vesting = made;
        let now = START;
        for (const [wait, percent] of claims) {
          now += wait;
          const free = allowedWithdrawal(onChain, timeOf(now));
          expect(allowedNow(shown, now * 1000)).toBe(free);
          const claim = (free * BigInt(percent)) / 100n;
          shown = afterClaim(shown, claim, now * 1000);
          onChain = {
            ...onChain,
            balance: { ...onChain.balance, amount: onChain.balance.amount - claim },
            policy: policyAfterWithdrawal(onChain, claim, timeOf(now)),
          };
        }
        const freeAt = fullyAllowedAt(shown) / 1000;
        if (onChain.balance.amount === 0n || freeAt < now) return;
        expect(allowedWithdrawal(onChain, timeOf(freeAt))).toBe(onChain.balance.amount);
        if (freeAt - 1 > now)
          expect(allowedWithdrawal(onChain, timeOf(freeAt - 1))).toBeLessThan(onChain.balance.amount);
      },
    ),
    { numRuns: 2000 },
  );
});

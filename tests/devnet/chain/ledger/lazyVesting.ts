import { adjustSupply, CORE } from './balances.ts';
import type { Asset } from './objects/amounts.ts';
import type { VestingBalanceObject } from './objects/vesting.ts';
import type { State } from './state.ts';
import { policyAfterDeposit } from './vestingPolicies.ts';

/** The committee, witness, relaxed committee, null and temp accounts: their cashback returns to the reserve. */
const CHAIN_ACCOUNTS = new Set(['1.2.0', '1.2.1', '1.2.2', '1.2.3', '1.2.4']);

interface LazyDeposit {
  vestingId: string | undefined;
  owner: string;
  amount: bigint;
  vestingSeconds: number;
  balanceType: VestingBalanceObject['balance_type'];
  isVested: boolean;
}

/** Adds core to a coin-days-destroyed balance, or makes one; gives its id (C/db_balance.cpp deposit_lazy_vesting). */
export function depositLazily(state: State, deposit: LazyDeposit): string | undefined {
  const { vestingId, owner, amount, vestingSeconds, balanceType, isVested } = deposit;
  if (amount === 0n) return vestingId;
  const now = state.dynamic.time;
  const held = vestingId === undefined ? undefined : state.find('1.13', vestingId);
  if (held?.policy[0] === 1 && held.owner === owner && held.policy[1].vesting_seconds === vestingSeconds) {
    state.store.modify('1.13', held.id, {
      balance: { amount: held.balance.amount + amount, asset_id: CORE },
      policy: policyAfterDeposit(held.policy[1], held.balance.amount, { amount, isVested }, now),
    });
    return held.id;
  }
  const made = state.store.create('1.13', (id) => ({
    id,
    owner,
    balance: { amount, asset_id: CORE },
    policy: [
      1,
      {
        vesting_seconds: vestingSeconds,
        start_claim: '1970-01-01T00:00:00',
        coin_seconds_earned: isVested ? amount * BigInt(vestingSeconds) : 0n,
        coin_seconds_earned_last_update: now,
      },
    ],
    balance_type: balanceType,
  }));
  return made.id;
}

/** Pays a referral share as cashback. */
export function depositCashback(state: State, accountId: string, amount: bigint, isVested: boolean): void {
  if (amount === 0n) return;
  if (CHAIN_ACCOUNTS.has(accountId)) {
    adjustSupply(state, { amount: -amount, asset_id: CORE });
    return;
  }
  const account = state.account(accountId);
  const vestingId = depositLazily(state, {
    vestingId: account.cashback_vb,
    owner: accountId,
    amount,
    vestingSeconds: state.global.parameters.cashback_vesting_period_seconds,
    balanceType: 'cashback',
    isVested,
  });
  if (vestingId === undefined || vestingId === account.cashback_vb) return;
  state.store.modify('1.2', accountId, { cashback_vb: vestingId });
  state.store.modify('2.6', account.statistics, { has_cashback_vb: true });
}

/** Adds a market fee share to the account's instant balance of that asset (market_fee_sharing). */
export function depositMarketFeeShare(state: State, accountId: string, share: Asset): void {
  if (share.amount === 0n) return;
  const held = state
    .vestingBalancesOf(accountId)
    .find(
      ({ balance, balance_type }) =>
        balance_type === 'market_fee_sharing' && balance.asset_id === share.asset_id,
    );
  if (held !== undefined) {
    const balance = { amount: held.balance.amount + share.amount, asset_id: share.asset_id };
    state.store.modify('1.13', held.id, { balance });
    return;
  }
  state.store.create('1.13', (id) => ({
    id,
    owner: accountId,
    balance: share,
    policy: [2, {}],
    balance_type: 'market_fee_sharing',
  }));
}

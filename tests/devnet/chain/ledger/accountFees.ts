import { CORE } from './balances.ts';
import { depositCashback } from './lazyVesting.ts';
import { percentDown } from './percent.ts';
import type { State } from './state.ts';
import { MAXIMUM_TIME } from './time.ts';

/** Books a core fee of an account; it is shared out at the next maintenance (C/account_object.cpp pay_fee). */
export function bookFee(state: State, accountId: string, core: bigint): void {
  if (core === 0n) return;
  const { id, pending_fees, pending_vested_fees } = state.statistics(accountId);
  const isVesting = core > state.global.parameters.cashback_vesting_threshold;
  state.store.modify(
    '2.6',
    id,
    isVesting ? { pending_fees: pending_fees + core } : { pending_vested_fees: pending_vested_fees + core },
  );
}

/** Shares an account's pending fees among network, lifetime referrer, referrer and registrar (process_fees). */
export function processFees(state: State, accountId: string): void {
  const statistics = state.statistics(accountId);
  const { pending_fees, pending_vested_fees, lifetime_fees_paid } = statistics;
  if (pending_fees === 0n && pending_vested_fees === 0n) return;
  payOut(state, accountId, pending_fees, false);
  payOut(state, accountId, pending_vested_fees, true);
  state.store.modify('2.6', statistics.id, {
    lifetime_fees_paid: lifetime_fees_paid + pending_fees + pending_vested_fees,
    pending_fees: 0n,
    pending_vested_fees: 0n,
  });
}

function payOut(state: State, accountId: string, total: bigint, isVested: boolean): void {
  const account = state.account(accountId);
  let referrer = account.referrer;
  if (state.account(referrer).membership_expiration_date !== MAXIMUM_TIME) {
    referrer = account.lifetime_referrer;
    state.store.modify('1.2', accountId, { referrer });
  }
  const networkCut = percentDown(total, account.network_fee_percentage);
  const lifetimeCut = percentDown(total, account.lifetime_referrer_fee_percentage);
  const referral = total - networkCut - lifetimeCut;
  const referrerCut = percentDown(referral, account.referrer_rewards_percentage);
  const { id, accumulated_fees } = state.dynamicData(CORE);
  state.store.modify('2.3', id, { accumulated_fees: accumulated_fees + networkCut });
  depositCashback(state, account.lifetime_referrer, lifetimeCut, isVested);
  depositCashback(state, referrer, referrerCut, isVested);
  depositCashback(state, account.registrar, referral - referrerCut, isVested);
}

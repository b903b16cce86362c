import type { AccountObject } from '../../ledger/objects/accounts.ts';
import { proposalsOf } from '../../ledger/proposals.ts';
import type { State } from '../../ledger/state.ts';
import { timedTransfersOf } from '../../ledger/timedTransfers.ts';
import { candidatesOf } from '../../ledger/voteTally.ts';
import { apiLimits } from '../access.ts';

/** Lists that exist on a real chain and are always empty on this one. */
const emptyLists = {
  call_orders: [],
  settle_orders: [],
  withdraws_from: [],
  withdraws_to: [],
};

/** The `full` part of a get_full_accounts row (chain.md §2). */
export function fullAccount(state: State, account: AccountObject): object {
  const lists = {
    balances: state.balancesOf(account.id),
    vesting_balances: state.vestingBalancesOf(account.id),
    limit_orders: state.ordersOf(account.id),
    assets: state.assetsIssuedBy(account.id).map(({ id }) => id),
    proposals: proposalsOf(state, account.id),
    htlcs_from: timedTransfersOf(state, 'from', account.id),
    htlcs_to: timedTransfersOf(state, 'to', account.id),
  };
  const most = apiLimits.fullAccountLists;
  const { call_orders, settle_orders, ...others } = emptyLists;
  const cashback = account.cashback_vb === undefined ? undefined : state.find('1.13', account.cashback_vb);
  return {
    account,
    statistics: state.statistics(account.id),
    registrar_name: state.account(account.registrar).name,
    referrer_name: state.account(account.referrer).name,
    lifetime_referrer_name: state.account(account.lifetime_referrer).name,
    votes: candidatesOf(state, account.options.votes),
    cashback_balance: cashback,
    balances: lists.balances.slice(0, most),
    vesting_balances: lists.vesting_balances.slice(0, most),
    limit_orders: lists.limit_orders.slice(0, most),
    call_orders,
    settle_orders,
    proposals: lists.proposals.slice(0, most),
    assets: lists.assets.slice(0, most),
    ...others,
    htlcs_from: lists.htlcs_from.slice(0, most),
    htlcs_to: lists.htlcs_to.slice(0, most),
    more_data_available: {
      balances: lists.balances.length > most,
      vesting_balances: lists.vesting_balances.length > most,
      limit_orders: lists.limit_orders.length > most,
      call_orders: false,
      settle_orders: false,
      proposals: lists.proposals.length > most,
      assets: lists.assets.length > most,
      withdraws_from: false,
      withdraws_to: false,
      htlcs_from: lists.htlcs_from.length > most,
      htlcs_to: lists.htlcs_to.length > most,
    },
  };
}

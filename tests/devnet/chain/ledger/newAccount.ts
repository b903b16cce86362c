import type { AccountObject, AccountOptions, AccountStatistics, Authority } from './objects/accounts.ts';
import type { State } from './state.ts';
import { ZERO_TIME } from './time.ts';

export interface NewAccount {
  name: string;
  registrar: string;
  referrer: string;
  referrerPercent: number;
  owner: Authority;
  active: Authority;
  options: AccountOptions;
}

/** Creates an account and its statistics object. */
export function createAccount(state: State, fresh: NewAccount): AccountObject {
  const { parameters } = state.global;
  const { name, registrar, referrer, owner, active, options } = fresh;
  const ownerId = state.store.nextId('1.2');
  const statistics = state.store.create('2.6', (id) => emptyStatistics(id, ownerId, name)).id;
  return state.store.create('1.2', (id) => ({
    id,
    membership_expiration_date: ZERO_TIME,
    registrar,
    referrer,
    lifetime_referrer: state.find('1.2', referrer)?.lifetime_referrer ?? referrer,
    network_fee_percentage: parameters.network_percent_of_fee,
    lifetime_referrer_fee_percentage: parameters.lifetime_referrer_percent_of_fee,
    referrer_rewards_percentage: fresh.referrerPercent,
    name,
    owner,
    active,
    options,
    num_committee_voted: options.num_committee,
    statistics,
    whitelisting_accounts: [],
    blacklisting_accounts: [],
    whitelisted_accounts: [],
    blacklisted_accounts: [],
    owner_special_authority: [0, {}],
    active_special_authority: [0, {}],
    top_n_control_flags: 0,
    creation_block_num: state.blockBeingBuilt().number,
    creation_time: state.blockBeingBuilt().time,
  }));
}

function emptyStatistics(id: string, owner: string, name: string): AccountStatistics {
  return {
    id,
    owner,
    name,
    most_recent_op: '2.9.0',
    total_ops: 0,
    removed_ops: 0,
    total_core_in_orders: 0n,
    total_core_inactive: 0n,
    total_core_pob: 0n,
    total_core_pol: 0n,
    total_pob_value: 0n,
    total_pol_value: 0n,
    core_in_balance: 0n,
    has_cashback_vb: false,
    is_voting: false,
    last_vote_time: ZERO_TIME,
    vp_all: 0n,
    vp_active: 0n,
    vp_committee: 0n,
    vp_witness: 0n,
    vp_worker: 0n,
    vote_tally_time: ZERO_TIME,
    lifetime_fees_paid: 0n,
    pending_fees: 0n,
    pending_vested_fees: 0n,
  };
}

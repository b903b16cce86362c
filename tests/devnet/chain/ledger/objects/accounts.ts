export interface Authority {
  weight_threshold: number;
  account_auths: [string, number][];
  key_auths: [string, number][];
  address_auths: [string, number][];
}

export interface AccountOptions {
  memo_key: string;
  voting_account: string;
  num_witness: number;
  num_committee: number;
  votes: string[];
  extensions: [];
}

export interface AccountObject {
  id: string;
  membership_expiration_date: string;
  registrar: string;
  referrer: string;
  lifetime_referrer: string;
  network_fee_percentage: number;
  lifetime_referrer_fee_percentage: number;
  referrer_rewards_percentage: number;
  name: string;
  owner: Authority;
  active: Authority;
  options: AccountOptions;
  num_committee_voted: number;
  statistics: string;
  whitelisting_accounts: string[];
  blacklisting_accounts: string[];
  whitelisted_accounts: string[];
  blacklisted_accounts: string[];
  cashback_vb?: string;
  owner_special_authority: [0, Record<string, never>];
  active_special_authority: [0, Record<string, never>];
  top_n_control_flags: number;
  allowed_assets?: string[];
  creation_block_num: number;
  creation_time: string;
}

export interface AccountStatistics {
  id: string;
  owner: string;
  name: string;
  most_recent_op: string;
  total_ops: number;
  removed_ops: number;
  total_core_in_orders: bigint;
  total_core_inactive: bigint;
  total_core_pob: bigint;
  total_core_pol: bigint;
  total_pob_value: bigint;
  total_pol_value: bigint;
  core_in_balance: bigint;
  has_cashback_vb: boolean;
  is_voting: boolean;
  last_vote_time: string;
  vp_all: bigint;
  vp_active: bigint;
  vp_committee: bigint;
  vp_witness: bigint;
  vp_worker: bigint;
  vote_tally_time: string;
  lifetime_fees_paid: bigint;
  pending_fees: bigint;
  pending_vested_fees: bigint;
}

export interface BalanceObject {
  id: string;
  owner: string;
  asset_type: string;
  balance: bigint;
  maintenance_flag: boolean;
}

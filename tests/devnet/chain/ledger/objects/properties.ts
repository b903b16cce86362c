export interface FeeSchedule {
  parameters: [number, { [name: string]: bigint }][];
  scale: number;
}

export interface ChainParameters {
  current_fees: FeeSchedule;
  block_interval: number;
  maintenance_interval: number;
  maintenance_skip_slots: number;
  committee_proposal_review_period: number;
  maximum_transaction_size: number;
  maximum_block_size: number;
  maximum_time_until_expiration: number;
  maximum_proposal_lifetime: number;
  maximum_asset_whitelist_authorities: number;
  maximum_asset_feed_publishers: number;
  maximum_witness_count: number;
  maximum_committee_count: number;
  maximum_authority_membership: number;
  reserve_percent_of_fee: number;
  network_percent_of_fee: number;
  lifetime_referrer_percent_of_fee: number;
  cashback_vesting_period_seconds: number;
  cashback_vesting_threshold: bigint;
  count_non_member_votes: boolean;
  allow_non_member_whitelists: boolean;
  witness_pay_per_block: bigint;
  worker_budget_per_day: bigint;
  max_predicate_opcode: number;
  fee_liquidation_threshold: bigint;
  accounts_per_fee_scale: number;
  account_fee_scale_bitshifts: number;
  max_authority_depth: number;
  extensions: {
    market_fee_network_percent?: number;
    maker_fee_discount_percent?: number;
    updatable_htlc_options?: { max_timeout_secs: number; max_preimage_size: number };
  };
}

export interface GlobalProperties {
  id: '2.0.0';
  parameters: ChainParameters;
  next_available_vote_id: number;
  active_committee_members: string[];
  active_witnesses: string[];
}

export interface DynamicGlobalProperties {
  id: '2.1.0';
  head_block_number: number;
  head_block_id: string;
  time: string;
  current_witness: string;
  next_maintenance_time: string;
  last_vote_tally_time: string;
  last_budget_time: string;
  witness_budget: bigint;
  total_pob: bigint;
  total_inactive: bigint;
  accounts_registered_this_interval: number;
  recently_missed_count: number;
  current_aslot: number;
  recent_slots_filled: bigint;
  dynamic_flags: number;
  last_irreversible_block_num: number;
}

export interface ChainProperties {
  id: '2.11.0';
  chain_id: string;
  immutable_parameters: {
    min_committee_member_count: number;
    min_witness_count: number;
    num_special_accounts: number;
    num_special_assets: number;
  };
}

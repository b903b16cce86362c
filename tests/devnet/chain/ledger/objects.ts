import type { WorkerObject } from './workerObject.ts';

/** Shapes of stored objects: the node's JSON members in their order, with bigint where the chain has 64 or 128 bits. */

export interface Asset {
  amount: bigint;
  asset_id: string;
}

export interface Price {
  base: Asset;
  quote: Asset;
}

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

export interface AssetOptions {
  max_supply: bigint;
  market_fee_percent: number;
  max_market_fee: bigint;
  issuer_permissions: number;
  flags: number;
  core_exchange_rate: Price;
  whitelist_authorities: string[];
  blacklist_authorities: string[];
  whitelist_markets: string[];
  blacklist_markets: string[];
  description: string;
  extensions: {
    reward_percent?: number;
    whitelist_market_fee_sharing?: string[];
    taker_fee_percent?: number;
  };
}

export interface AssetObject {
  id: string;
  symbol: string;
  precision: number;
  issuer: string;
  options: AssetOptions;
  dynamic_asset_data_id: string;
  for_liquidity_pool?: string;
  creation_block_num: number;
  creation_time: string;
}

export interface AssetDynamicData {
  id: string;
  current_supply: bigint;
  confidential_supply: bigint;
  accumulated_fees: bigint;
  accumulated_collateral_fees: bigint;
  fee_pool: bigint;
}

export interface BalanceObject {
  id: string;
  owner: string;
  asset_type: string;
  balance: bigint;
  maintenance_flag: boolean;
}

export interface LimitOrderObject {
  id: string;
  expiration: string;
  seller: string;
  for_sale: bigint;
  sell_price: Price;
  filled_amount: bigint;
  deferred_fee: bigint;
  deferred_paid_fee: Asset;
  is_settled_debt: boolean;
  on_fill: unknown[];
  take_profit_order_id?: string;
}

export interface LinearPolicy {
  begin_timestamp: string;
  vesting_cliff_seconds: number;
  vesting_duration_seconds: number;
  begin_balance: bigint;
}

export interface CddPolicy {
  vesting_seconds: number;
  start_claim: string;
  coin_seconds_earned: bigint;
  coin_seconds_earned_last_update: string;
}

export type VestingPolicy = [0, LinearPolicy] | [1, CddPolicy] | [2, Record<string, never>];

export interface VestingBalanceObject {
  id: string;
  owner: string;
  balance: Asset;
  policy: VestingPolicy;
  balance_type: 'unspecified' | 'cashback' | 'worker' | 'witness' | 'market_fee_sharing';
}

/** A lock: the number of its algorithm and the hash as hex. */
export type HashLock = [number, string];

/** A timed transfer as bitshares-core's htlc_object. */
export interface HtlcObject {
  id: string;
  transfer: { from: string; to: string; amount: bigint; asset_id: string };
  conditions: {
    hash_lock: { preimage_hash: HashLock; preimage_size: number };
    time_lock: { expiration: string };
  };
  memo?: unknown;
}

/** A proposal as bitshares-core's proposal_object reflects it. */
export interface ProposalObject {
  id: string;
  expiration_time: string;
  review_period_time?: string;
  proposed_transaction: StoredTransaction;
  required_active_approvals: string[];
  available_active_approvals: string[];
  required_owner_approvals: string[];
  available_owner_approvals: string[];
  available_key_approvals: string[];
  proposer: string;
  fail_reason: string;
}

export interface PoolObject {
  id: string;
  asset_a: string;
  asset_b: string;
  balance_a: bigint;
  balance_b: bigint;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  virtual_value: bigint;
}

/** One half of a pool's statistics, without its `_24h_` or `total_` prefix. */
export interface PoolFlows {
  deposit_count: number;
  deposit_amount_a: bigint;
  deposit_amount_b: bigint;
  deposit_share_amount: bigint;
  withdrawal_count: number;
  withdrawal_amount_a: bigint;
  withdrawal_amount_b: bigint;
  withdrawal_share_amount: bigint;
  withdrawal_fee_a: bigint;
  withdrawal_fee_b: bigint;
  exchange_a2b_count: number;
  exchange_a2b_amount_a: bigint;
  exchange_a2b_amount_b: bigint;
  exchange_b2a_count: number;
  exchange_b2a_amount_a: bigint;
  exchange_b2a_amount_b: bigint;
  exchange_fee_a: bigint;
  exchange_fee_b: bigint;
}

/** The same members with a prefix. */
export type PrefixedFlows<Prefix extends string> = {
  [Name in keyof PoolFlows as `${Prefix}${Name}`]: PoolFlows[Name];
};

export type PoolStatistics = { id: string } & PrefixedFlows<'_24h_'> & {
    _24h_balance_delta_a: bigint;
    _24h_balance_delta_b: bigint;
  } & PrefixedFlows<'total_'>;

export interface ExchangeResult {
  paid: Asset[];
  received: Asset[];
  fees: Asset[];
}

export type OperationResult =
  | [0, Record<string, never>]
  | [1, string]
  | [2, Asset]
  | [3, { new_objects: string[]; updated_objects: string[]; removed_objects: string[] }]
  | [4, ExchangeResult];

/** An operation as stored: members in packing order, amounts as bigint. */
export type StoredOperation = [number, { [member: string]: unknown }];

export interface OperationRecord {
  id: string;
  op: StoredOperation;
  result: OperationResult;
  block_num: number;
  trx_in_block: number;
  op_in_trx: number;
  virtual_op: number;
  is_virtual: boolean;
  block_time: string;
}

export interface AccountHistoryRecord {
  id: string;
  account: string;
  operation_id: string;
  sequence: number;
  next: string;
}

export interface PoolHistoryRecord {
  id: string;
  pool: string;
  sequence: number;
  time: string;
  op_type: number;
  op: OperationRecord;
}

export interface FillOrder {
  fee: Asset;
  order_id: string;
  account_id: string;
  pays: Asset;
  receives: Asset;
  fill_price: Price;
  is_maker: boolean;
}

export interface FillRecord {
  id: string;
  key: { base: string; quote: string; sequence: number };
  time: string;
  op: FillOrder;
}

export interface BucketObject {
  id: string;
  key: { base: string; quote: string; seconds: number; open: string };
  high_base: bigint;
  high_quote: bigint;
  low_base: bigint;
  low_quote: bigint;
  open_base: bigint;
  open_quote: bigint;
  close_base: bigint;
  close_quote: bigint;
  base_volume: bigint;
  quote_volume: bigint;
}

/** 24 h figures of a market; base is the asset with the smaller id, volumes are of maker fills. */
export interface MarketTicker {
  id: string;
  base: string;
  quote: string;
  last_day_base: bigint;
  last_day_quote: bigint;
  latest_base: bigint;
  latest_quote: bigint;
  base_volume: bigint;
  quote_volume: bigint;
}

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

export interface WitnessObject {
  id: string;
  witness_account: string;
  last_aslot: number;
  signing_key: string;
  pay_vb?: string;
  vote_id: string;
  total_votes: bigint;
  url: string;
  total_missed: number;
  last_confirmed_block_num: number;
}

export interface CommitteeMemberObject {
  id: string;
  committee_member_account: string;
  vote_id: string;
  total_votes: bigint;
  url: string;
}

/** The id of the last block whose number ends in these 16 bits; all of them are there from the first block on. */
export interface BlockSummary {
  id: string;
  block_id: string;
}

/** The round that witnesses make blocks in. */
export interface WitnessSchedule {
  id: '2.12.0';
  current_shuffled_witnesses: string[];
}

export interface StoredTransaction {
  ref_block_num: number;
  ref_block_prefix: number;
  expiration: string;
  operations: StoredOperation[];
  extensions: [];
  signatures: string[];
}

export interface ProcessedTransaction extends StoredTransaction {
  operation_results: OperationResult[];
}

/** Keeps a transaction id until its expiration has passed. */
export interface TransactionRecord {
  id: string;
  trx: StoredTransaction;
  trx_id: string;
}

export interface SignedBlock {
  previous: string;
  timestamp: string;
  witness: string;
  transaction_merkle_root: string;
  extensions: [];
  witness_signature: string;
  transactions: ProcessedTransaction[];
}

/** The type of object behind each `space.type` of an id. */
export interface ObjectTypes {
  '1.2': AccountObject;
  '1.3': AssetObject;
  '1.5': CommitteeMemberObject;
  '1.6': WitnessObject;
  '1.7': LimitOrderObject;
  '1.10': ProposalObject;
  '1.11': OperationRecord;
  '1.13': VestingBalanceObject;
  '1.14': WorkerObject;
  '1.16': HtlcObject;
  '1.19': PoolObject;
  '2.0': GlobalProperties;
  '2.1': DynamicGlobalProperties;
  '2.3': AssetDynamicData;
  '2.5': BalanceObject;
  '2.6': AccountStatistics;
  '2.7': TransactionRecord;
  '2.8': BlockSummary;
  '2.9': AccountHistoryRecord;
  '2.11': ChainProperties;
  '2.12': WitnessSchedule;
  '5.0': FillRecord;
  '5.1': BucketObject;
  '5.2': MarketTicker;
  '5.4': PoolHistoryRecord;
  '5.6': PoolStatistics;
}

export type ObjectType = keyof ObjectTypes;
export type ChainObject = ObjectTypes[ObjectType];

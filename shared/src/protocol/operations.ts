import type { HashLock } from './hashAlgorithms.ts';

/** An integer as the chain takes and gives it: a number while it is small, else a decimal text. */
export type ChainInt = number | string;

/** An amount of an asset in its smallest units, as JSON for the chain. */
export interface AssetAmount {
  amount: ChainInt;
  asset_id: string;
}

export interface Price {
  base: AssetAmount;
  quote: AssetAmount;
}

/** A memo as it lies in a transaction; `message` is hex. */
export interface Memo {
  from: string;
  to: string;
  nonce: ChainInt;
  message: string;
}

/** Who may act: weights of accounts and keys against a threshold. */
export interface Authority {
  weight_threshold: number;
  account_auths: [accountId: string, weight: number][];
  key_auths: [publicKey: string, weight: number][];
  address_auths: [];
}

export interface AccountOptions {
  memo_key: string;
  voting_account: string;
  num_witness: number;
  num_committee: number;
  votes: string[];
  extensions: [];
}

export interface AssetOptions {
  max_supply: ChainInt;
  market_fee_percent: number;
  max_market_fee: ChainInt;
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

/** An empty extension object; the chain accepts `{}`. */
export type NoExtensions = Record<string, never>;

interface WithFee {
  fee: AssetAmount;
}

export interface Transfer extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  memo?: Memo;
  extensions: [];
}

export interface TakeProfit {
  fee_asset_id: string;
  spread_percent: number;
  size_percent: number;
  expiration_seconds: number;
  repeat: boolean;
  extensions: [];
}

export interface LimitOrderCreate extends WithFee {
  seller: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  expiration: string;
  fill_or_kill: boolean;
  extensions: { on_fill?: [0, TakeProfit][] };
}

export interface LimitOrderCancel extends WithFee {
  fee_paying_account: string;
  order: string;
  extensions: [];
}

export interface LimitOrderUpdate extends WithFee {
  seller: string;
  order: string;
  new_price?: Price;
  delta_amount_to_sell?: AssetAmount;
  new_expiration?: string;
  on_fill?: [0, TakeProfit][];
  extensions: [];
}

export interface AccountCreate extends WithFee {
  registrar: string;
  referrer: string;
  referrer_percent: number;
  name: string;
  owner: Authority;
  active: Authority;
  options: AccountOptions;
  extensions: NoExtensions;
}

export interface AccountUpdate extends WithFee {
  account: string;
  owner?: Authority;
  active?: Authority;
  new_options?: AccountOptions;
  extensions: NoExtensions;
}

export interface AccountWhitelist extends WithFee {
  authorizing_account: string;
  account_to_list: string;
  new_listing: number;
  extensions: [];
}

export interface AccountUpgrade extends WithFee {
  account_to_upgrade: string;
  upgrade_to_lifetime_member: boolean;
  extensions: [];
}

export interface AssetCreate extends WithFee {
  issuer: string;
  symbol: string;
  precision: number;
  common_options: AssetOptions;
  is_prediction_market: boolean;
  extensions: [];
}

export interface AssetIssue extends WithFee {
  issuer: string;
  asset_to_issue: AssetAmount;
  issue_to_account: string;
  memo?: Memo;
  extensions: [];
}

export interface AssetReserve extends WithFee {
  payer: string;
  amount_to_reserve: AssetAmount;
  extensions: [];
}

export interface AssetFundFeePool extends WithFee {
  from_account: string;
  asset_id: string;
  amount: ChainInt;
  extensions: [];
}

/** The initial policy of a vesting balance (chain.md §7). */
export type VestingPolicyInitializer =
  | [0, { begin_timestamp: string; vesting_cliff_seconds: number; vesting_duration_seconds: number }]
  | [1, { start_claim: string; vesting_seconds: number }]
  | [2, NoExtensions];

export interface VestingBalanceCreate extends WithFee {
  creator: string;
  owner: string;
  amount: AssetAmount;
  policy: VestingPolicyInitializer;
}

export interface VestingBalanceWithdraw extends WithFee {
  vesting_balance: string;
  owner: string;
  amount: AssetAmount;
}

export interface BalanceClaim extends WithFee {
  deposit_to_account: string;
  balance_to_claim: string;
  balance_owner_key: string;
  total_claimed: AssetAmount;
}

/** A timed transfer: the amount waits for a secret, and comes back when its time is over (bitshares-core, protocol/htlc.hpp). */
export interface HtlcCreate extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  preimage_hash: HashLock;
  /** Bytes of the secret; 0 leaves it open. */
  preimage_size: number;
  claim_period_seconds: number;
  extensions: { memo?: Memo };
}

/** The secret of a timed transfer, as hex: what waits goes to its recipient, whoever knows it. */
export interface HtlcRedeem extends WithFee {
  htlc_id: string;
  redeemer: string;
  preimage: string;
  extensions: [];
}

/** More time for a timed transfer, given by its sender. */
export interface HtlcExtend extends WithFee {
  htlc_id: string;
  update_issuer: string;
  seconds_to_add: number;
  extensions: [];
}

export interface LiquidityPoolCreate extends WithFee {
  account: string;
  asset_a: string;
  asset_b: string;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  extensions: [];
}

export interface LiquidityPoolDelete extends WithFee {
  account: string;
  pool: string;
  extensions: [];
}

export interface LiquidityPoolDeposit extends WithFee {
  account: string;
  pool: string;
  amount_a: AssetAmount;
  amount_b: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolWithdraw extends WithFee {
  account: string;
  pool: string;
  share_amount: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolExchange extends WithFee {
  account: string;
  pool: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolUpdate extends WithFee {
  account: string;
  pool: string;
  taker_fee_percent?: number;
  withdrawal_fee_percent?: number;
  extensions: [];
}

/** What is proposed to the holders of accounts; who proposes pays for it, and each operation is paid by its own account when it happens. */
export interface ProposalCreate extends WithFee {
  fee_paying_account: string;
  expiration_time: string;
  proposed_ops: { op: Operation }[];
  /** For the committee alone: how long before the end nobody may approve any more. */
  review_period_seconds?: number;
  extensions: [];
}

/** Approvals given to a proposal, or taken back. */
export interface ProposalUpdate extends WithFee {
  fee_paying_account: string;
  proposal: string;
  active_approvals_to_add: string[];
  active_approvals_to_remove: string[];
  owner_approvals_to_add: string[];
  owner_approvals_to_remove: string[];
  key_approvals_to_add: string[];
  key_approvals_to_remove: string[];
  extensions: [];
}

/** A proposal refused for good by an account that it needs. */
export interface ProposalDelete extends WithFee {
  fee_paying_account: string;
  using_owner_authority: boolean;
  proposal: string;
  extensions: [];
}

/** The payload of each operation the product can sign, by its number (chain.md §5: member order is packing order). */
export interface OperationPayloads {
  0: Transfer;
  1: LimitOrderCreate;
  2: LimitOrderCancel;
  5: AccountCreate;
  6: AccountUpdate;
  7: AccountWhitelist;
  8: AccountUpgrade;
  10: AssetCreate;
  14: AssetIssue;
  15: AssetReserve;
  16: AssetFundFeePool;
  22: ProposalCreate;
  23: ProposalUpdate;
  24: ProposalDelete;
  32: VestingBalanceCreate;
  33: VestingBalanceWithdraw;
  37: BalanceClaim;
  49: HtlcCreate;
  50: HtlcRedeem;
  52: HtlcExtend;
  59: LiquidityPoolCreate;
  60: LiquidityPoolDelete;
  61: LiquidityPoolDeposit;
  62: LiquidityPoolWithdraw;
  63: LiquidityPoolExchange;
  75: LiquidityPoolUpdate;
  77: LimitOrderUpdate;
}

/** The number of an operation the product can sign. */
export type SignableType = keyof OperationPayloads;

/** One operation with its number: `OperationOf<0>` is a transfer. */
export type OperationOf<T extends SignableType> = [T, OperationPayloads[T]];

/** Any operation the product can sign. */
export type Operation = { [T in SignableType]: OperationOf<T> }[SignableType];

export interface Transaction {
  ref_block_num: number;
  ref_block_prefix: number;
  /** UTC without a zone letter: `YYYY-MM-DDTHH:MM:SS`. */
  expiration: string;
  operations: Operation[];
  extensions: [];
}

export interface SignedTransaction extends Transaction {
  signatures: string[];
}

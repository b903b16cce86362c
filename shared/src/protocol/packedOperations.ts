import { compareKeys } from './authority.ts';
import type { OperationPayloads, SignableType } from './operations.ts';
import {
  extension,
  list,
  map,
  nothing,
  type Order,
  optional,
  set,
  struct,
  variant,
} from './packedCollections.ts';
import {
  bool,
  hexBytes,
  instanceOf,
  int64,
  objectId,
  type Pack,
  publicKey,
  publicKeyBytes,
  text,
  time,
  uint8,
  uint16,
  uint32,
  uint64,
  voteBits,
  voteId,
} from './packedValues.ts';

const account = objectId('1.2');
const asset = objectId('1.3');
const order = objectId('1.7');
const pool = objectId('1.19');
const amount = struct({ amount: int64, asset_id: asset });
const fee = amount;
const price = struct({ base: amount, quote: amount });

const byInstance = (kind: string): Order<number> => ({
  of: (value) => instanceOf(kind, value),
  compare: (a, b) => a - b,
});
const byKey: Order<Uint8Array> = { of: publicKeyBytes, compare: compareKeys };
const byVote: Order<number> = { of: (value) => Number(voteBits(value)), compare: (a, b) => a - b };

/** memo_data: the message is encrypted. */
export const packedMemo: Pack = struct({ from: publicKey, to: publicKey, nonce: uint64, message: hexBytes });

const authority = struct({
  weight_threshold: uint32,
  account_auths: map(account, uint16, byInstance('1.2')),
  key_auths: map(publicKey, uint16, byKey),
  address_auths: nothing,
});

const accountOptions = struct({
  memo_key: publicKey,
  voting_account: account,
  num_witness: uint16,
  num_committee: uint16,
  votes: set(voteId, byVote),
  extensions: nothing,
});

const accounts = set(account, byInstance('1.2'));
const assets = set(asset, byInstance('1.3'));

const assetOptions = struct({
  max_supply: int64,
  market_fee_percent: uint16,
  max_market_fee: int64,
  issuer_permissions: uint16,
  flags: uint16,
  core_exchange_rate: price,
  whitelist_authorities: accounts,
  blacklist_authorities: accounts,
  whitelist_markets: assets,
  blacklist_markets: assets,
  description: text,
  extensions: extension({
    reward_percent: uint16,
    whitelist_market_fee_sharing: accounts,
    taker_fee_percent: uint16,
  }),
});

const takeProfit = struct({
  fee_asset_id: asset,
  spread_percent: uint16,
  size_percent: uint16,
  expiration_seconds: uint32,
  repeat: bool,
  extensions: nothing,
});
const onFill = list(variant({ 0: takeProfit }));

const vestingPolicy = variant({
  0: struct({ begin_timestamp: time, vesting_cliff_seconds: uint32, vesting_duration_seconds: uint32 }),
  1: struct({ start_claim: time, vesting_seconds: uint32 }),
  2: struct({}),
});

/** A member that the product never gives, though the chain has it: always absent. */
const absent: Pack = optional(nothing);

type Layouts = {
  readonly [T in SignableType]: { readonly [M in keyof OperationPayloads[T]]-?: Pack } & Record<string, Pack>;
};

/** The members of each operation that can be signed, in packing order (chain.md §5). */
const layouts: Layouts = {
  0: { fee, from: account, to: account, amount, memo: optional(packedMemo), extensions: nothing },
  1: {
    fee,
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: time,
    fill_or_kill: bool,
    extensions: extension({ on_fill: onFill }),
  },
  2: { fee, fee_paying_account: account, order, extensions: nothing },
  5: {
    fee,
    registrar: account,
    referrer: account,
    referrer_percent: uint16,
    name: text,
    owner: authority,
    active: authority,
    options: accountOptions,
    extensions: nothing,
  },
  6: {
    fee,
    account,
    owner: optional(authority),
    active: optional(authority),
    new_options: optional(accountOptions),
    extensions: nothing,
  },
  7: {
    fee,
    authorizing_account: account,
    account_to_list: account,
    new_listing: uint8,
    extensions: nothing,
  },
  8: { fee, account_to_upgrade: account, upgrade_to_lifetime_member: bool, extensions: nothing },
  10: {
    fee,
    issuer: account,
    symbol: text,
    precision: uint8,
    common_options: assetOptions,
    bitasset_opts: absent,
    is_prediction_market: bool,
    extensions: nothing,
  },
  14: {
    fee,
    issuer: account,
    asset_to_issue: amount,
    issue_to_account: account,
    memo: optional(packedMemo),
    extensions: nothing,
  },
  15: { fee, payer: account, amount_to_reserve: amount, extensions: nothing },
  16: { fee, from_account: account, asset_id: asset, amount: int64, extensions: nothing },
  32: { fee, creator: account, owner: account, amount, policy: vestingPolicy },
  33: { fee, vesting_balance: objectId('1.13'), owner: account, amount },
  37: {
    fee,
    deposit_to_account: account,
    balance_to_claim: objectId('1.15'),
    balance_owner_key: publicKey,
    total_claimed: amount,
  },
  59: {
    fee,
    account,
    asset_a: asset,
    asset_b: asset,
    share_asset: asset,
    taker_fee_percent: uint16,
    withdrawal_fee_percent: uint16,
    extensions: nothing,
  },
  60: { fee, account, pool, extensions: nothing },
  61: { fee, account, pool, amount_a: amount, amount_b: amount, extensions: nothing },
  62: { fee, account, pool, share_amount: amount, extensions: nothing },
  63: { fee, account, pool, amount_to_sell: amount, min_to_receive: amount, extensions: nothing },
  75: {
    fee,
    account,
    pool,
    taker_fee_percent: optional(uint16),
    withdrawal_fee_percent: optional(uint16),
    extensions: nothing,
  },
  77: {
    fee,
    seller: account,
    order,
    new_price: optional(price),
    delta_amount_to_sell: optional(amount),
    new_expiration: optional(time),
    on_fill: optional(onFill),
    extensions: nothing,
  },
};

/** True for the number of an operation the product can sign. */
export function isSignableType(type: number): type is SignableType {
  return Object.hasOwn(layouts, type);
}

/** An operation: its number, then its members. */
export const packedOperation: Pack = variant(
  Object.fromEntries(Object.entries(layouts).map(([type, members]) => [type, struct(members)])),
);

/** A transaction without its signatures. */
export const packedTransaction: Pack = struct({
  ref_block_num: uint16,
  ref_block_prefix: uint32,
  expiration: time,
  operations: list(packedOperation),
  extensions: nothing,
});

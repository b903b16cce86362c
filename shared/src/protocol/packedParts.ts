import { compareKeys } from './authority.ts';
import { extension, map, nothing, type Order, set, struct } from './packedCollections.ts';
import {
  hexBytes,
  instanceOf,
  int64,
  objectId,
  type Pack,
  publicKey,
  publicKeyBytes,
  text,
  uint16,
  uint32,
  uint64,
  voteBits,
  voteId,
} from './packedValues.ts';

/* Building blocks of operations, in packing order (chain.md §5). */

export const account = objectId('1.2');
export const asset = objectId('1.3');
export const order = objectId('1.7');
export const pool = objectId('1.19');
export const proposal = objectId('1.10');
export const timedTransfer = objectId('1.16');
export const amount = struct({ amount: int64, asset_id: asset });
export const fee = struct({ amount: int64, asset_id: asset });
export const price = struct({ base: amount, quote: amount });

export const byInstance = (kind: string): Order<number> => ({
  of: (value) => instanceOf(kind, value),
  compare: (a, b) => a - b,
});
export const byKey: Order<Uint8Array> = { of: publicKeyBytes, compare: compareKeys };
export const byVote: Order<number> = { of: (value) => Number(voteBits(value)), compare: (a, b) => a - b };

/** memo_data: the message is encrypted. */
export const packedMemo: Pack = struct({ from: publicKey, to: publicKey, nonce: uint64, message: hexBytes });

export const authority = struct({
  weight_threshold: uint32,
  account_auths: map(account, uint16, byInstance('1.2')),
  key_auths: map(publicKey, uint16, byKey),
  address_auths: nothing,
});

export const accountOptions = struct({
  memo_key: publicKey,
  voting_account: account,
  num_witness: uint16,
  num_committee: uint16,
  votes: set(voteId, byVote),
  extensions: nothing,
});

export const accounts = set(account, byInstance('1.2'));
export const assets = set(asset, byInstance('1.3'));

export const assetOptions = struct({
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

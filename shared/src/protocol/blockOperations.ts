import { extension, nothing, optional, struct, variant } from './packedCollections.ts';
import { packedBy } from './packedOperations.ts';
import { account, accounts, amount, asset, assetOptions, fee, price } from './packedParts.ts';
import {
  bool,
  hexBytes,
  objectId,
  type Pack,
  publicKey,
  text,
  uint8,
  uint16,
  varint,
} from './packedValues.ts';

const witness = objectId('1.6');

const feed = struct({
  settlement_price: price,
  maintenance_collateral_ratio: uint16,
  maximum_short_squeeze_ratio: uint16,
  core_exchange_rate: price,
});

/**
 * The members, in packing order, of operations that occur in blocks but that the product does not otherwise know. The
 * list is incomplete: the root of a block with another operation cannot be computed, and two nodes must agree on the
 * block instead.
 */
const layouts: Readonly<Record<number, Readonly<Record<string, Pack>>>> = {
  3: {
    fee,
    funding_account: account,
    delta_collateral: amount,
    delta_debt: amount,
    extensions: extension({ target_collateral_ratio: uint16 }),
  },
  9: { fee, account_id: account, new_owner: account, extensions: nothing },
  11: {
    fee,
    issuer: account,
    asset_to_update: asset,
    new_issuer: optional(account),
    new_options: assetOptions,
    extensions: extension({ new_precision: uint8, skip_core_exchange_rate: bool }),
  },
  13: { fee, issuer: account, asset_to_update: asset, new_feed_producers: accounts, extensions: nothing },
  17: { fee, account, amount, extensions: nothing },
  18: { fee, issuer: account, asset_to_settle: asset, settle_price: price, extensions: nothing },
  19: {
    fee,
    publisher: account,
    asset_id: asset,
    feed,
    extensions: extension({ initial_collateral_ratio: uint16 }),
  },
  20: { fee, witness_account: account, url: text, block_signing_key: publicKey },
  21: {
    fee,
    witness,
    witness_account: account,
    new_url: optional(text),
    new_signing_key: optional(publicKey),
  },
  35: { fee, payer: account, required_auths: accounts, id: uint16, data: hexBytes },
  43: {
    fee,
    issuer: account,
    amount_to_claim: amount,
    extensions: extension({ claim_from_asset_id: asset }),
  },
  45: { fee, bidder: account, additional_collateral: amount, debt_covered: amount, extensions: nothing },
  47: { fee, issuer: account, asset_id: asset, amount_to_claim: amount, extensions: nothing },
  48: { fee, issuer: account, asset_to_update: asset, new_issuer: account, extensions: nothing },
  57: { fee, account, target_type: varint, amount, extensions: nothing },
};

const rest = Object.fromEntries(Object.entries(layouts).map(([type, members]) => [type, struct(members)]));

/** An operation in a block: its number, then its members. @throws AppError transaction.malformed for an unknown one */
export const blockOperation: Pack = variant({
  // An operation inside a proposal may be any other, including a proposal.
  ...packedBy((value, out) => blockOperation(value, out)),
  ...rest,
});

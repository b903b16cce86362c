/** Codes of texts and bytes of the chain, the proof of a block, and refusals of a node. */
export const chainCodes = [
  // chain texts and bytes
  'object_id.malformed', // not space.type.instance. facts: text
  'block_id.malformed', // not 40 hex characters. facts: text
  'key.malformed_wif', // a private key that was mistyped or cut; never carries the text
  'key.malformed_public', // not a public key of this chain, or its checksum is wrong. facts: text
  'signature.malformed', // not a compact signature, or one that no key can make
  'memo.undecryptable', // it needs another key, or the memo is damaged
  'fee.no_exchange_rate', // the asset has no core exchange rate: no fee can be paid in it. facts: assetId
  'transaction.unsupported_operation', // an operation this product does not sign. facts: type
  'transaction.malformed', // an operation whose members don't fit its type. facts: detail

  // the proof of a block by its witnesses' signatures
  'proof.malformed', // not a proof, or with parts that no block has. facts: detail
  'proof.unlinked', // a header that does not follow the one before it. facts: block
  'proof.wrong_signature', // not signed by a key of the witness it names, or the witness is not active. facts: block, witness
  'proof.wrong_root', // the transactions do not match the header's root. facts: block
  'proof.other_witnesses', // it rests on other witnesses or keys than the trusted ones

  // a chain node refused a transaction or a call; facts.detail is always the node's own text
  'chain.refused', // a reason without its own code
  'chain.insufficient_balance', // less than the amount, or less than the fee needs. facts: balance, required when the node names them
  'chain.insufficient_fee', // the fee schedule changed since the fee was read. facts: paid, required (core units)
  'chain.fee_pool_empty', // the asset's fee pool can't pay the fee in core: pay it in another asset
  'chain.fee_asset_forbidden', // the account may not use the fee's asset
  'chain.duplicate_transaction', // the node already knows this transaction: it was sent. facts: transactionId
  'chain.expired', // the transaction came after its expiration: sign again
  'chain.expiration_too_far', // the expiration lies too far ahead: this device's clock is wrong
  'chain.wrong_reference', // TaPoS: the node does not know the block referred to (another fork, or another chain)
  'chain.missing_authority', // lacks signatures that the account's active authority needs. facts: account
  'chain.missing_owner_authority', // needs the owner authority. facts: account
  'chain.unneeded_signature', // a signature that no authority needs, or a duplicate
  'chain.malformed_signature', // not canonical, or not a signature at all
  'chain.transaction_too_large', // more bytes than the chain allows (a long memo)
  'chain.price_changed', // a pool exchange would give less than the requested minimum
  'chain.pool_not_initialised', // the pool is empty: nothing to exchange or withdraw
  'chain.pool_owner_first', // only the pool's owner may make the first deposit
  'chain.pool_not_empty', // a pool with balances can't be deleted
  'chain.pool_share_asset_taken', // the share asset belongs to a pool already, or has supply
  'chain.pool_supply_exhausted', // the share asset's supply is at its maximum, or new supply is disabled
  'chain.zero_outcome', // the amount is so small that the outcome is zero
  'chain.vesting_too_early', // more than has vested so far
  'chain.order_killed', // fill-or-kill, and the market could not fill it
  'chain.proposal_time', // a proposal's end is behind the head, or further ahead than the chain allows
  'chain.proposal_review', // a proposal in its review period accepts no approvals
  'chain.proposal_not_needed', // only an account that a proposal needs may veto it
  'chain.order_gone', // the order was filled, cancelled or expired already
  'chain.order_not_owned', // the order belongs to someone else
  'chain.name_taken', // an account of that name exists already. facts: name
  'chain.symbol_taken', // an asset of that symbol exists already
  'chain.not_lifetime_member', // only lifetime members may do that
  'chain.already_lifetime_member', // the account is a lifetime member already
  'chain.sender_not_whitelisted', // the asset's issuer does not let the sender use it
  'chain.recipient_not_whitelisted', // the asset's issuer does not let the recipient use it
  'chain.transfer_restricted', // the asset moves only from or to its issuer
  'chain.market_forbidden', // the asset's issuer does not allow that pair, or that account to trade it
  'chain.unknown_account', // no such account. no facts
  'chain.unknown_asset', // no such asset
  'chain.unknown_object', // an object id that does not exist
  'chain.same_account', // sender and recipient are the same account
  'chain.amount_not_positive', // an amount of zero or below
  'chain.unknown_method', // the node does not know that API or method
  'chain.limit_too_large', // more rows than the node's limit
] as const;

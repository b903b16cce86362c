/**
 * Every error code of the product, by the noun it belongs to. A code is never reused for another meaning.
 * Each has a sentence in en, ru and zh in the mini app (a test counts them) and says in its comment when it occurs.
 */
export const errorCodes = [
  // general
  'unexpected', // a bug of ours; the cause says more

  // amounts typed by a user
  'amount.empty', // nothing typed
  'amount.malformed', // not a decimal number
  'amount.too_many_decimals', // more decimals than the asset has (never rounded). facts: decimals
  'amount.zero', // must be more than zero
  'amount.negative',
  'amount.too_large', // more than the chain's largest supply
  'amount.over_balance', // more than the account has. facts: balance, symbol
  'amount.reserve', // less of the native coin would be left than the next fee costs. facts: reserve, symbol

  // the recipient of a payment
  'recipient.empty', // nothing typed
  'recipient.malformed', // not an account name
  'recipient.unknown', // no such account on the chain. facts: account
  'recipient.self', // sender and recipient would be the same account
  'recipient.scam', // on the operator's list of scam accounts. facts: account, time
  'recipient.no_memo_key', // the account's memo key can't be used: only a payment without a message is possible. facts: account

  // timed transfers
  'timed.gone', // it was taken, or its time ran out. facts: id
  'timed.secret_wrong', // these bytes do not open it
  'timed.hash_malformed', // not a hash of the chosen algorithm. facts: bytes
  'timed.size_malformed', // the secret's length is no number of bytes between 1 and facts: most
  'timed.time_malformed', // not a whole number of hours above 0
  'timed.too_long', // the chain holds nothing for so long. facts: hours (not when the chain said it)

  // proposals to the holders of an account
  'proposal.no_key', // what was entered opens no key that approves, or none that has. facts: account
  'proposal.gone', // it has happened, ended or was refused meanwhile. facts: proposal
  'proposal.memo', // what is proposed can't carry an encrypted message: no other holder could read it
  'proposal.untold', // it can't be proposed: no sentence could tell the other holders all of it

  // the message of a payment
  'memo.too_long', // the transaction would be larger than the chain allows. facts: bytes, longest
  'memo.hidden', // characters that show nothing or turn what is read

  // a payment link, scanned, pasted or opened; nothing of a refused one is filled in
  'payment_link.malformed', // neither a payment link nor an account name
  'payment_link.repeated', // a field is there twice. facts: field
  'payment_link.recipient', // no recipient, or what is no account name
  'payment_link.asset', // no asset symbol
  'payment_link.amount', // not a plain decimal number
  'payment_link.memo', // too long, or with characters that hide or turn what is read
  'payment_link.asset_not_held', // the account has nothing of the asset asked for. facts: symbol

  // a request for a payment that the bot keeps
  'payment_request.unknown', // the bot has none of that id, and may never have had
  'payment_request.expired', // it was kept for a day, and that is over
  'payment_request.too_many', // as many as one may have open. facts: most

  // several payments at once
  'batch.line', // a line that is not: name, amount, message
  'batch.too_many', // more payments than fit into one transaction. facts: bytes, longest
  'batch.nothing', // no payment is written down

  // paying the fee
  'fee.no_core', // no native coin at all to pay fees with. facts: symbol
  'fee.over_balance', // less of the chosen fee asset than the fee, after what is sent. facts: fee, symbol

  // the connection to chain nodes
  'node.unreachable', // no node could be asked before the deadline. facts: method
  'node.timeout', // a node took the request and did not answer in time. facts: method, url
  'node.connection_lost', // the connection went away (reads are then repeated on another node). facts: url, reason
  'node.wrong_chain', // the node is on another network. facts: url, expected, got
  'node.false_native', // a node calls something else the native asset. facts: id, symbol, precision
  'node.disagree', // two nodes say different things of what is to be signed. facts: subject, field, oneNode, oneSays, otherNode, otherSays
  'node.contradicted', // a node was left, since two others contradict what it said of what is to be signed. facts: subject, field, left, said, others
  'node.false_form', // the form was filled in by a node's false word: nodes that agree say otherwise. facts: subject
  'node.api_denied', // this node does not offer that API (public nodes: asset, block). facts: api, url
  'node.bad_answer', // an answer without the fields we rely on. facts: method, detail
  'node.closed', // the client was closed by the app
  'request.cancelled', // the caller no longer wants the answer
  'request.malformed', // the data server was asked in a form it does not take. facts: detail
  'request.not_found', // nothing is there under that name or id. facts: what
  'request.too_large', // more bytes than the data server takes
  'broadcast.answer_lost', // sent, but no answer: it may or may not get into a block. facts: reason

  // services (the bot's data server and what stands behind it)
  'service.unreachable', // no answer, or no network. facts: path
  'service.bad_answer', // an answer of a wrong shape. facts: path, detail
  'service.refused', // an error answer; its own words are shown as they are. facts: path, status, code, message
  'service.rate_limited', // too many requests. facts: path
  'service.overloaded', // the data server has more to do than it can, and says when to come again. facts: path
  'service.not_configured', // the operator has set no such service. facts: name

  // what the mini app stores in the browser
  'device.storage_denied', // the browser denies its storage: the app goes on with what it has in memory
  'device.storage_full', // the browser's storage is full: as above

  // the bot's own database
  'storage.in_use', // another process uses the data folder: one process a folder. facts: folder
  'storage.unavailable', // nothing can be stored: the disk is full, or the folder is read-only. facts: detail
  'storage.connection_lost', // the database server does not answer; it is asked again. facts: detail

  // launch data of the messenger, as the bot's server checks it
  'launch.missing', // the request carries none
  'launch.not_held', // no messenger holds the page, so that its launch data may be anybody's
  'launch.forged', // not signed for this bot, or not in the form the messenger signs
  'launch.expired', // signed too long ago. facts: ageSeconds
  'launch.replayed', // used before by a page other than the one that sends it now

  // telling somebody about an account
  'subscription.challenge_over', // the challenge was used, replaced or is too old: ask for a new one
  'subscription.wrong_key', // not signed by a key of the account's active authority, nor by its memo key. facts: account
  'subscription.too_many_accounts', // as many accounts are watched as may be. facts: most

  // alerts of prices
  'alert.unknown_subject', // the chain has no such asset, market or pool. facts: what
  'alert.no_price', // it has no price now, so that there is nothing to wait from. facts: what
  'alert.same_price', // the level is the price of now, and no side was said
  'alert.too_many', // as many alerts as one may have. facts: most

  // sharing from inside the app
  'share.account_unknown', // the bot does not know the account to be the user's, or no link can carry its name. facts: account

  // the messenger and the browser around the app
  'messenger.no_answer', // it did not answer, or its library could not be loaded. facts: method
  'clipboard.refused', // the text could not be put on the clipboard
  'camera.refused', // the user, the browser or the messenger's frame does not let the page use it
  'camera.missing', // there is none, or another program uses it
  'app.part_not_loaded', // a lazily loaded part of the app: no network, or it was updated meanwhile (ChunkLoadError)

  // login
  'login.account_empty', // no account name typed
  'login.unknown_account', // no such account on the chain. facts: account
  'login.secret_empty', // no password or key typed
  'login.wrong_password', // the password opens no role of the account
  'login.key_not_of_account', // a good key, but of no role of the account. facts: account
  'login.no_active', // the secret opens only the memo role: it can sign nothing. facts: account

  // the name of a new account, as it is typed
  'account_name.malformed', // characters that no name has, or another beginning than a letter
  'account_name.too_long', // more than 63 characters
  'account_name.premium', // letters only: such names are not sold here (spec §5)
  'account_name.after_hyphen', // nothing, or another hyphen, after a hyphen (spec §5)
  'account_name.taken', // an account of that name is on the chain (spec §5). facts: account

  // creating an account
  'new_account.unconfirmed', // one of the three confirmations is missing
  'new_account.wrong_part', // what was typed back is not what stands at that place of the password
  'new_account.too_many', // more registrations in an hour than one address may ask for
  'new_account.not_on_chain', // the faucet has taken it, and it is still in no block. facts: account
  'new_account.foreign_keys', // on the chain other keys than the user's hold it too. facts: account

  // the PIN of the vault
  'pin.empty', // nothing typed
  'pin.too_short', // fewer characters than asked for. facts: least
  'pin.too_simple', // one digit repeated, or digits in a row
  'pin.mismatch', // the repetition differs

  // the vault
  'vault.wrong_pin', // the PIN does not open it. facts: waitSeconds
  'vault.wait', // too many wrong PINs: none is tried before the wait is over. facts: seconds
  'vault.empty', // nothing is stored on this device
  'vault.no_account', // opened, but the account is not in it. facts: account
  'vault.other_device', // the envelope was made with the key of another device or browser profile
  'vault.damaged', // the stored envelope was cut or altered
  'vault.unknown_version', // written by a newer version of the app. facts: version
  'vault.no_pin', // a sensor is the only way in
  'vault.no_token', // no way in by this sensor, or it gave another secret than was kept
  'vault.wiped', // the limit of wrong PINs was reached: everything was removed. facts: count
  'vault.unavailable', // the browser gives no storage, or it is full. facts: detail

  // A backup file of the keys
  'backup.empty', // no text was given
  'backup.damaged', // cut, altered, or no backup at all
  'backup.unknown_version', // written by a newer version of the app. facts: version
  'backup.wrong_password', // its password does not open it
  'backup.nothing_chosen', // nothing of it was chosen to be restored
  'backup.mismatch', // the repetition of its password differs
  'backup.weak_password', // fewer characters than asked for. facts: least

  // A wallet file of an older wallet of this chain
  'wallet_file.none', // no file was chosen
  'wallet_file.foreign', // another kind of file
  'wallet_file.cut', // a part of it is missing
  'wallet_file.wrong_password', // its password does not open it, or it was altered: the file's check is one for both
  'wallet_file.damaged', // its password opens it, and what lies in there is not what it should be
  'wallet_file.no_keys', // it opens, and holds no key

  // The store of the legacy app
  'legacy.damaged', // cut, altered, or without an account

  // Change of the account's password
  'password.wrong_owner', // the password or key does not open the owner role. facts: account
  'password.shared_account', // several keys or accounts sign for it, which a password would undo. facts: account
  'password.same', // the new password gives the keys that are set

  // Unlocking by finger, face or passkey
  'sensor.unavailable', // not there, or not allowed by the user
  'sensor.refused', // the finger or face was not recognised, or the user gave up

  // signing, in the worker
  'signers.self', // an account can't sign for itself
  'signers.network_account', // an account of the network itself, which nobody holds or anybody may use
  'signers.locked_out', // what was entered would not be enough any more, and no accounts would be. facts: account

  'signer.unavailable', // the worker could not be started or has stopped
  'signer.not_configured', // no chain id was set yet: the node has not answered
  'signer.locked', // the vault is locked
  'signer.nothing_to_save', // the login was not begun, or was left for too long: log in again
  'signer.no_new_password', // no password was made for a new account, or it was dropped: begin again
  'signer.nothing_to_sign', // a request without operations
  'signer.malformed_challenge', // not a challenge of the bot's server: nothing else is signed in its place
  'signer.operation_not_allowed', // not on the worker's list. facts: type
  'signer.foreign_payer', // the payer is not the unlocked account. facts: payer
  'signer.not_as_shown', // the operations are not what the sheet shows by the agreed facts. facts: part
  'signer.not_only_votes', // a change of votes that would change more of the account: its memo key, an extension
  'signer.not_only_keys', // a change of password that would change more than keys: a vote, a proxy, an authority of several
  'signer.expiration_too_far', // it could still be carried out long after. facts: minutes
  'signer.wrong_chain', // for another chain than the configured one
  'signer.no_such_key', // a password or key opens no key of the account's authorities. facts: account
  'signer.no_held_key', // the keys asked for this one signature are not held, or no longer: enter them again
  'signer.multi_signature', // these keys alone do not meet the account's threshold. facts: account

  // pools: quotes of swaps, deposits and withdrawals, before anything is signed
  'pool.not_initialised', // the pool is empty: nothing can be exchanged, withdrawn or linked by its ratio. facts: poolId
  'pool.zero_outcome', // so small an amount that nothing would come out
  'pool.maker_fee_too_high', // the market fee of the sold asset takes all of it. facts: assetId
  'pool.taker_fee_too_high', // the market fee of the bought asset takes all of it. facts: assetId
  'pool.foreign_asset', // the asset is neither of the pool's two. facts: poolId, assetId
  'pool.fees_unknown', // the market fees of an asset were not read yet. facts: assetId
  'pool.not_enough_liquidity', // no amount sold would give that much
  'pool.no_route', // no pools lead from one asset to the other, or none for that amount. facts: from, to
  'pool.same_asset', // an asset can't be swapped for itself. facts: assetId
  'pool.slippage_out_of_range', // below 0 or not below 100 %. facts: slippage (hundredths of a percent)
  'pool.owner_first', // only the pool's owner may make the first deposit. facts: poolId
  'pool.first_deposit_too_large', // one of its amounts is more than the share asset's maximum supply. facts: poolId
  'pool.supply_exhausted', // the share asset's supply is at its maximum. facts: poolId
  'pool.new_supply_disabled', // the share asset's owner allows no new shares. facts: poolId
  'pool.shares_over_supply', // more shares than there are. facts: poolId
  'pool.not_found', // no pool of that id, or no pool behind that share asset. facts: poolId
  'pool.stake_moved', // the pool is not what the deposit was quoted for, or was emptied (spec §8)
  'pool.stake_moved_tab', // the same for a deposit out of one asset (spec §8, the variant)
  'pool.percent_too_large', // a fee of more than 100 %
  'pool.symbol_malformed', // a symbol for a share asset that the chain would not take
  'pool.symbol_of_other', // a share asset's symbol under another account's asset. facts: parent
  'pool.impact_grew', // the price impact of a reviewed swap has become far greater than what was accepted. facts: percent

  // staking
  'stake.below_minimum', // less than the least that can be staked (spec §5). facts: minimum, symbol
  'stake.not_deposited', // more than the account holds: only coins deposited already can be staked. facts: balance, symbol
  'stake.not_accepted', // the agreement that funds are locked is not ticked
  'stake.unknown_term', // no term of so many months is offered. facts: months
  'order.closed', // the open order that was meant is no longer there: sold, cancelled or expired
  'order.too_small', // at its price the order gives or asks less than one unit
  'order.ladder_count', // a ladder of too few or too many orders. facts: most
  'order.too_many', // so many orders do not fit into one transaction of this chain. facts: most
  'order.would_match', // a post-only order that would trade at once with what the book has now
  'order.not_fillable', // a fill or kill order that the book as it is now does not fill
  'order.expires_before', // the date of its end is not in the future
  'votes.unknown', // nobody can be voted for by that id. facts: voteId
  'votes.unknown_proxy', // no account of that name. facts: account
  'votes.own_proxy', // an account can't be its own proxy
  'vesting.nothing_free', // nothing of a vesting balance can be claimed now. facts: id
  'vesting.over_free', // more of a vesting balance than the chain releases now
  'stake.too_early', // claimed before maturity. facts: daysLeft (days, two decimals)

  // gateways: deposits and withdrawals of coins of other networks
  'gateway.no_offer', // no gateway that answers has the coin. facts: symbol
  'gateway.deposit_maintenance', // the gateway takes no deposits of the coin now (spec §8)
  'gateway.withdrawal_maintenance', // the gateway pays out no withdrawals of the coin now
  'gateway.refused', // the gateway's own words, shown as they are. facts: message
  'gateway.bad_address', // what it gave as a deposit address is none of that network. facts: network
  'gateway.two_addresses', // it gave the bot's server another deposit address than the page. facts: server, page
  'gateway.no_memo', // it gave an address without the memo that the coin needs. facts: symbol
  'gateway.no_wallet_type', // it does not say under which wallet type it is asked for the coin. facts: symbol
  'gateway.no_wallet', // it names no chain account that withdrawals are sent to. facts: symbol
  'gateway.unknown_wallet', // the account it names is not on the chain. facts: account
  'gateway.scam_wallet', // the account it names is on the list of scam accounts. facts: account
  'gateway.own_wallet', // it names the user's own account as its wallet. facts: account
  'gateway.foreign_issuer', // the issuer it names is not the asset's issuer on the chain. facts: named, issuer
  'gateway.wallet_changed', // another account than at the last withdrawal, not confirmed yet. facts: before, account
  'gateway.terms_changed', // minimum, fee, wallet or memo rule differ from what the form shows
  'withdrawal.address_empty', // nothing typed
  'withdrawal.address_malformed', // not the form of the network's addresses. facts: network
  'withdrawal.address_refused', // the gateway does not take it for an address. facts: network
  'withdrawal.own_deposit_address', // the gateway's own deposit address for this account
  'withdrawal.memo_empty', // the network uses a memo and none was typed, nor confirmed that none is needed
  'withdrawal.memo_malformed', // characters that the memo to the gateway can't carry (a colon, a line break), or too long
  'withdrawal.below_minimum', // less than the gateway pays out. facts: minimum, symbol
  'withdrawal.nothing_arrives', // the gateway's fees take all of it. facts: fee, symbol

  // the life of a transaction
  'transaction.expired', // it got into no block before its expiration: safe to try again
  'transaction.uncertain_before', // the outcome of an earlier transaction is not known yet. facts: seconds

  // chain texts and bytes
  'object_id.malformed', // not space.type.instance. facts: text
  'block_id.malformed', // not 40 hex characters. facts: text
  'key.malformed_wif', // a private key that was mistyped or cut; never carries the text
  'key.malformed_public', // not a public key of this chain, or its checksum is wrong. facts: text
  'signature.malformed', // not a compact signature, or none that a key could have made
  'memo.undecryptable', // another key is needed, or the memo was damaged
  'fee.no_exchange_rate', // the asset has no core exchange rate: no fee can be paid in it. facts: assetId
  'transaction.unsupported_operation', // an operation this product does not sign. facts: type
  'transaction.malformed', // an operation whose members don't fit its type. facts: detail

  // the proof of a block by its witnesses' signatures
  'proof.malformed', // not a proof, or parts of it that no block has. facts: detail
  'proof.unlinked', // a header that does not follow the one before it. facts: block
  'proof.wrong_signature', // not signed by a key of the witness it names, or the witness is not active. facts: block, witness
  'proof.wrong_root', // the transactions are not those that the header was made of. facts: block
  'proof.other_witnesses', // it rests on other witnesses or keys than the trusted ones

  // a chain node refused a transaction or a call; facts.detail is always the node's own text
  'chain.refused', // for a reason without a code of its own
  'chain.insufficient_balance', // less than the amount, or less than what is left for the fee. facts: balance, required when the node names them
  'chain.insufficient_fee', // the fee schedule changed since the fee was read. facts: paid, required (core units)
  'chain.fee_pool_empty', // the asset's fee pool can't pay the fee in core: pay it in another asset
  'chain.fee_asset_forbidden', // the account may not use the asset the fee is in
  'chain.duplicate_transaction', // the very same transaction is known already: it was sent. facts: transactionId
  'chain.expired', // the transaction came after its expiration: sign again
  'chain.expiration_too_far', // the expiration lies too far ahead: this device's clock is wrong
  'chain.wrong_reference', // TaPoS: the node does not know the block referred to (another fork, or another chain)
  'chain.missing_authority', // not signed by what the account's active authority needs. facts: account
  'chain.missing_owner_authority', // needs the owner authority. facts: account
  'chain.unneeded_signature', // a signature that no authority needs, or one twice
  'chain.malformed_signature', // not canonical, or not a signature at all
  'chain.transaction_too_large', // more bytes than the chain allows (a long memo)
  'chain.price_changed', // a pool exchange would give less than the minimum asked for
  'chain.pool_not_initialised', // the pool is empty: nothing to exchange or withdraw
  'chain.pool_owner_first', // only the pool's owner may make the first deposit
  'chain.pool_not_empty', // a pool with balances can't be deleted
  'chain.pool_share_asset_taken', // the share asset belongs to a pool already, or has supply
  'chain.pool_supply_exhausted', // the share asset's supply is at its maximum, or new supply is disabled
  'chain.zero_outcome', // the amount is so small that nothing would come out
  'chain.vesting_too_early', // more than what has vested so far
  'chain.order_killed', // fill-or-kill, and the market could not fill it
  'chain.proposal_time', // a proposal's end lies behind the head, or further ahead than the chain allows
  'chain.proposal_review', // a proposal in its review period takes no approvals
  'chain.proposal_not_needed', // only an account that a proposal needs may refuse it for good
  'chain.order_gone', // the order was filled, cancelled or expired already
  'chain.order_not_owned', // the order belongs to someone else
  'chain.name_taken', // an account of that name exists already. facts: name
  'chain.symbol_taken', // an asset of that symbol exists already
  'chain.not_lifetime_member', // only lifetime members may do that
  'chain.already_lifetime_member', // the upgrade was made before
  'chain.sender_not_whitelisted', // the asset's issuer does not let the sender use it
  'chain.recipient_not_whitelisted', // the asset's issuer does not let the recipient use it
  'chain.transfer_restricted', // the asset moves only from or to its issuer
  'chain.market_forbidden', // the asset's issuer does not allow that pair, or that account to trade it
  'chain.unknown_account', // no such account. facts: none of its own
  'chain.unknown_asset', // no such asset
  'chain.unknown_object', // an object id that does not exist
  'chain.same_account', // sender and recipient are the same account
  'chain.amount_not_positive', // an amount of zero or below
  'chain.unknown_method', // the node does not know that API or method
  'chain.limit_too_large', // more rows asked for than the node gives at once
] as const;

export type ErrorCode = (typeof errorCodes)[number];

import type { ErrorMessages } from '../../errorMessages.ts';

export const errorsEn: ErrorMessages = {
  'error.unexpected': 'Something went wrong on our side. Please try again.',

  'error.amount.empty': 'Enter an amount.',
  'error.amount.malformed': 'Enter the amount as a number, such as 1250.5.',
  'error.amount.other_digits':
    '“{{digits}}” are digits of another script. Type the number with the digits 0–9.',
  'error.amount.ambiguous':
    'That can be {{number}} or {{grouped}}. Write thousands without a mark, or one more zero at the end.',
  'error.amount.too_many_decimals': 'This asset has {{decimals}} decimals at most.',
  'error.amount.zero': 'The amount must be more than zero.',
  'error.amount.negative': 'The amount can’t be negative.',
  'error.amount.too_large': 'That is more than the network can ever hold. Enter less.',
  'error.amount.over_balance': 'You have {{balance}} {{symbol}}.',
  'error.amount.reserve':
    'That leaves less than {{reserve}} {{symbol}}, which the next fee costs. Send less, or switch its protection off below.',

  'error.recipient.empty': 'Enter the recipient’s account name.',
  'error.recipient.malformed':
    'That is not an account name. Names have small letters, digits, dots and hyphens.',
  'error.recipient.unknown': 'There is no account {{account}}. Check each letter.',
  'error.recipient.self': 'This is your own account. Choose another recipient.',
  'error.recipient.scam':
    '{{account}} is on the list of scam accounts that this service keeps (as of {{time}}). Nothing can be sent to it from here.',
  'error.timed.gone':
    'Timed transfer {{id}} is no longer there: it was taken, or its time ran out and it went back.',
  'error.timed.secret_wrong': 'This secret does not open the transfer. Check that it was copied whole.',
  'error.timed.hash_malformed':
    'This is no such hash: {{bytes}} bytes are needed, written as {{bytes}} pairs of the characters 0–9 and a–f.',
  'error.timed.size_malformed': 'Give the length of the secret as a number of bytes from 1 to {{most}}.',
  'error.timed.time_malformed': 'Give the time as a whole number of hours, 1 or more.',
  'error.timed.too_long': 'The network does not hold a transfer for that long. Choose a shorter time.',
  'error.proposal.no_key':
    'This opens no key of {{account}} that can do this: it has been done, or the network would not count it.',
  'error.proposal.gone':
    'Proposal {{proposal}} is no longer waiting: it was carried out, refused, or its time ran out.',
  'error.proposal.memo': 'A proposal cannot carry an encrypted message. Remove the message and try again.',
  'error.proposal.untold':
    'This cannot be proposed: the co-signers could not be told in words all that it does.',
  'error.recipient.no_memo_key': '{{account}} can’t read messages. Send the payment without one.',
  'error.memo.too_long': 'The message is too long: {{bytes}} bytes of {{longest}}.',
  'error.memo.hidden': 'The message has hidden characters, perhaps pasted with it. Type it again.',
  'error.payment_link.malformed': 'This is neither a payment link nor an account name.',
  'error.payment_link.other_network':
    'This link pays on another network: {{network}}. Withdraw through a gateway instead.',
  'error.payment_link.repeated':
    'This payment link says “{{field}}” twice. Nothing was filled in: ask for a new one.',
  'error.payment_link.recipient': 'This payment link names no valid account. Nothing was filled in.',
  'error.payment_link.asset': 'The asset of this payment link is no symbol. Nothing was filled in.',
  'error.payment_link.amount': 'The amount of this payment link is no number. Nothing was filled in.',
  'error.payment_link.memo':
    'The message of this payment link is too long or has hidden characters. Nothing was filled in.',
  'error.payment_link.asset_not_held': 'You have no {{symbol}}, which this payment asks for.',
  'error.batch.line': 'Write a name, an amount and, if you like, a message: bob-holder2 12.5 for dinner',
  'error.batch.unit':
    'Behind the amount stands “{{unit}}”, but this list pays in {{symbol}}. Take it away, or put a message in quotes.',
  'error.batch.too_many':
    'That does not fit into one transaction: {{bytes}} bytes of {{longest}}. Take away a payment or shorten messages.',
  'error.batch.nothing': 'Write down at least one payment.',
  'error.fee.no_core': 'No {{symbol}} balance for pay fees',
  'error.fee.over_balance':
    'Your balance is insufficient to pay fees using this asset, please choose another asset to pay your fees with',

  'error.node.unreachable': 'No network node can be reached. Check your connection and try again.',
  'error.node.timeout': 'The network node did not answer in time. Please try again.',
  'error.node.connection_lost': 'The connection was lost. Please try again.',
  'error.node.wrong_chain': 'This node belongs to another network and is not used.',
  'error.node.blocked':
    'The server of this app permits no connection to this address. One that begins with wss:// may be permitted; its operator can add others.',
  'error.node.too_many_own':
    'No more than {{most}} nodes of your own are kept. Remove one in the settings first.',
  'error.node.false_native':
    'This node says what can not be true of the native asset ({{id}} {{symbol}}, {{precision}} decimals). Nothing was signed. Choose another node in the settings.',
  'error.node.contradicted':
    'The node {{left}} was contradicted by two others and has been left. It said {{said}}, they say {{others}} ({{subject}} {{field}}). Nothing was signed. Check again.',
  'error.node.disagree':
    'Two nodes contradict each other, so nothing was signed. {{oneNode}} says {{oneSays}}, {{otherNode}} says {{otherSays}} ({{subject}} {{field}}). Check again.',
  'error.node.false_form':
    'What the form knew of {{subject}} is not what independent nodes say. Nothing was signed. Close this and check the form: it reads everything again.',
  'error.node.api_denied': 'This is not available from the current node. Try another one in the settings.',
  'error.node.bad_answer': 'The network node gave an answer we can’t read. Please try again.',
  'error.node.closed': 'The connection was closed. Reload the page.',
  'error.request.cancelled': 'Cancelled.',
  'error.request.malformed': 'The request was not understood. Please try again.',
  'error.request.not_found': 'Nothing was found there.',
  'error.request.too_large': 'That is too much for one request.',
  'error.broadcast.answer_lost':
    'The transaction was sent, but no answer came. We are looking for it; don’t send it again.',

  'error.service.unreachable': 'The service can’t be reached. Please try again later.',
  'error.service.bad_answer': 'The service gave an answer we can’t read. Please try again later.',
  'error.service.refused': 'The service says: {{message}}',
  'error.service.rate_limited': 'Too many requests. Please wait a minute.',
  'error.service.overloaded': 'Very many people are using the app right now. Please try again in a moment.',
  'error.service.not_configured': 'The operator of this app does not offer this service.',

  'error.launch.missing': 'Open the app from the chat with the bot to use this.',
  'error.launch.not_held':
    'Launch data counts only in the messenger. Open the app from the chat with the bot again.',
  'error.launch.forged': 'The launch data is not valid. Open the app from the chat with the bot again.',
  'error.launch.replayed':
    'This opening of the app is in use elsewhere. Open it from the chat with the bot again.',
  'error.launch.expired': 'The app was opened too long ago. Open it from the chat with the bot again.',
  'error.payment_request.unknown':
    'This request is not known to the bot. Ask for it once more: nothing was filled in.',
  'error.payment_request.expired':
    'This request has expired: the bot keeps one for a day. Ask for a new one. Nothing was filled in.',
  'error.payment_request.too_many':
    'You have as many open requests as you can have. They end a day after you made them.',

  'error.share.account_unknown':
    'Your invitation carries the name of your account, so the bot must know it: allow messages about payouts under More, then share again.',

  'error.subscription.challenge_over': 'The confirmation is no longer valid. Please try again.',
  'error.subscription.wrong_key':
    'That was not signed by a key of {{account}}. Log in to the account and try again.',
  'error.subscription.too_many_accounts':
    'You can be told about {{most}} accounts at most. Remove one with /accounts in the chat with the bot.',

  'error.alert.unknown_subject': 'There is no such asset, market or pool on the chain.',
  'error.alert.no_price':
    'It has no price right now, so there is nothing to wait from. Please try again later.',
  'error.alert.same_price': 'That is the price right now. Choose above or below.',
  'error.alert.too_many': 'You have as many alerts as you can have. Delete one first.',

  'error.messenger.no_answer': 'The messenger did not answer. Please try again.',
  'error.camera.refused':
    'The camera may not be used here. Allow it in the settings of the browser, or type or paste the text.',
  'error.camera.missing':
    'No camera could be opened. Another program may be using it; you can type or paste the text.',
  'error.clipboard.refused': 'The clipboard can’t be used here. Select the text and copy it by hand.',

  'error.app.part_not_loaded':
    'A part of the app could not be loaded. It may have been updated: reload the page.',

  'error.login.account_empty': 'Enter your account name.',
  'error.login.secret_empty': 'Enter your password or private key.',
  'error.login.wrong_password':
    'The password does not fit this account. It is case-sensitive; check for missing characters.',
  'error.login.key_not_of_account': 'This is a valid key, but not one of {{account}}.',
  'error.keys.changed':
    'The keys of {{account}} were changed elsewhere. Log in again with the new password; nothing was signed.',
  'error.login.no_active': 'This opens only the memo key of {{account}}. Use the password or the active key.',

  'error.account_name.malformed':
    'Names have small letters, digits and hyphens, begin with a letter and have no dots.',
  'error.account_name.too_long': 'A name has 63 characters at most.',
  'error.account_name.premium':
    'Creation of premium accounts is not available, please include numbers or a hyphen in your account name',
  'error.account_name.after_hyphen': 'Please add numbers or letters after the hyphen',
  'error.account_name.taken': 'The specified name is registered earlier, please provide a different name',
  'error.account_name.barred_part':
    'The registration service takes no names with “{{part}}” in them. Choose another name.',
  'error.account_name.barred': 'The registration service doesn’t take this name. Choose another one.',

  'error.new_account.unconfirmed': 'Please confirm all three points.',
  'error.new_account.wrong_part':
    'That is not what the password has there. Compare with what you wrote down.',
  'error.new_account.foreign_keys':
    'Other keys than yours can sign for {{account}} on the chain. Do not use this account: choose another name.',
  'error.new_account.too_many': 'Too many accounts. Please try again in an hour.',
  'error.new_account.address_limit':
    'One account can be created per internet connection every {{minutes}} minutes. Try again later, or over another connection.',
  'error.new_account.barred_address':
    'The registration service doesn’t serve your internet connection. Try over another one.',
  'error.new_account.closed':
    'The registration service isn’t creating accounts now. Try again later, or create one in another wallet for this chain.',
  'error.new_account.failed':
    'The registration service couldn’t create the account and gives no reason. The name may be taken: try again, or choose another name.',
  'error.new_account.other_answer':
    'The registration service answered about another name or other keys. Don’t use {{account}}: choose another name.',
  'error.new_account.not_on_chain':
    '{{account}} was registered, but is in no block yet. Wait a little and try again.',

  'error.pin.empty': 'Enter the PIN.',
  'error.pin.too_short': 'Use at least {{least}} characters.',
  'error.pin.too_simple': 'This PIN is too easy to guess.',
  'error.pin.mismatch': 'The two PINs are not the same.',

  'error.vault.wrong_pin': 'Wrong PIN.',
  'error.vault.wait': 'Too many wrong PINs. Wait {{seconds}} s before the next try.',
  'error.vault.empty': 'No keys are stored on this device. Log in first.',
  'error.vault.no_account': 'The keys of {{account}} are not on this device. Log in to it first.',
  'error.vault.other_device': 'The stored keys belong to another device or browser. Log in again.',
  'error.vault.damaged': 'The stored keys are damaged. Log in again with your password or private key.',
  'error.vault.unknown_version':
    'The stored keys were written by a newer version of the app. Reload the page.',
  'error.vault.unavailable':
    'The browser gives no storage, or it is full. Free some space or leave private mode.',

  'error.vault.no_pin': 'This wallet has no PIN: your passkey or biometrics alone unlock it.',
  'error.vault.no_token': 'This way to unlock is not set up here any more. Use the PIN.',
  'error.vault.wiped':
    'Too many wrong PINs: all keys were removed from this device, as you had chosen. Log in again.',
  'error.backup.empty': 'Paste or choose a backup.',
  'error.backup.damaged': 'This is no whole backup: it was cut or altered.',
  'error.backup.unknown_version': 'This backup was written by a newer version of the app. Reload the page.',
  'error.backup.wrong_password': 'This password does not open the backup.',
  'error.backup.nothing_chosen': 'Choose what to restore.',
  'error.backup.other_chain':
    'What the backup remembers of {{name}} is of another network. Take its tick away.',
  'error.backup.mismatch': 'The two passwords are not the same.',
  'error.backup.weak_password':
    'Use at least {{least}} characters: anyone who finds the file may try passwords on it.',
  'error.wallet_file.none': 'Choose the wallet file.',
  'error.wallet_file.foreign':
    'This is no wallet file of an older wallet: another kind of file, or an altered one.',
  'error.wallet_file.cut': 'A part of this wallet file is missing: copy it once more from where it is kept.',
  'error.wallet_file.wrong_password': 'This password does not open the wallet file, or the file was altered.',
  'error.wallet_file.damaged': 'The password opens the wallet file, but what is in it is damaged.',
  'error.wallet_file.no_keys': 'There are no keys in this wallet file.',
  'error.legacy.damaged': "The earlier app's store is damaged. Log in with your password or private key.",
  'error.password.wrong_owner':
    'This does not open the owner role of {{account}}. Enter its current password or owner key.',
  'error.password.shared_account':
    'Several keys or accounts sign for {{account}}. A new password would undo that, so it is not changed here.',
  'error.password.same': 'This is the password that is set already.',
  'error.sensor.unavailable': 'It is not available here, or was not allowed.',
  'error.sensor.refused': 'Not recognised. Try again or use the PIN.',

  'error.signers.self': 'An account can’t sign for itself. Enter another one.',
  'error.signers.network_account':
    'This account belongs to the network: nobody holds it, or anybody may use it. It can’t sign for yours.',
  'error.signers.locked_out':
    'After this change neither what you entered nor the accounts could act as the owner of {{account}}. Nothing was signed.',
  'error.signer.unavailable': 'The signer stopped. Reload the page.',
  'error.signer.not_configured': 'The network is not known yet. Wait for the connection and try again.',
  'error.signer.locked': 'The wallet is locked. Enter the PIN.',
  'error.signer.nothing_to_save': 'That took too long. Please log in again.',
  'error.signer.no_new_password': 'The new password is no longer held here. Please begin again.',
  'error.signer.nothing_to_sign': 'There is nothing to sign.',
  'error.signer.malformed_challenge': 'The server’s challenge has a wrong form. Nothing was signed.',
  'error.signer.operation_not_allowed': 'The app does not sign this kind of operation.',
  'error.signer.foreign_payer':
    'This would be paid by another account than the unlocked one. Nothing was signed.',
  'error.signer.not_as_shown':
    'What would be signed is not what is shown here. Nothing was signed. Close this and begin again.',
  'error.signer.not_only_votes':
    'This would change more of the account than its votes. Nothing was signed. Try another node.',
  'error.signer.not_only_keys':
    'This would change more of the account than its keys, or the account was changed meanwhile. Nothing was signed. Begin the change of password again.',
  'error.signer.expiration_too_far':
    'The transaction would stay valid for more than two minutes. Nothing was signed. Check the clock of this device, or use another node.',
  'error.signer.wrong_chain': 'This is meant for another network. Nothing was signed.',
  'error.signer.no_such_key': 'This password or key is none of {{account}}’s. Check it and enter it again.',
  'error.signer.no_held_key': 'The key for this is no longer held here. Nothing was signed. Enter it again.',
  'error.signer.multi_signature': '{{account}} needs more signatures than the keys on this device can give.',

  'error.pool.not_initialised': 'The pool is empty: there is nothing to exchange or withdraw.',
  'error.pool.zero_outcome': 'The amount is so small that nothing would come out. Enter more.',
  'error.pool.maker_fee_too_high': 'The market fee of the asset you sell takes all of it.',
  'error.pool.taker_fee_too_high': 'The market fee of the asset you get takes all of it.',
  'error.pool.foreign_asset': 'This pool does not trade that asset.',
  'error.pool.fees_unknown': 'The fees of an asset are not known yet. Try again in a moment.',
  'error.pool.not_enough_liquidity': 'The pool does not hold enough for that. Enter less.',
  'error.pool.no_route': 'No pools lead from one asset to the other. Choose another asset.',
  'error.pool.same_asset': 'Choose two different assets.',
  'error.pool.slippage_out_of_range': 'Slippage must be from 0 to less than 100 %.',
  'error.pool.owner_first': 'Only the owner of the pool may make its first deposit.',
  'error.pool.first_deposit_too_large':
    'The first deposit is larger than the share asset’s maximum supply. Enter less.',
  'error.pool.supply_exhausted': 'The pool has given out all the shares it can.',
  'error.pool.new_supply_disabled': 'The owner of the pool allows no new shares.',
  'error.pool.shares_over_supply': 'That is more shares than there are. Enter less.',
  'error.pool.stake_moved': 'Error Pool Stake! Please refresh price (Click on Stake Button)',
  'error.pool.stake_moved_tab': 'Error Pool Stake! Please refresh price (Click on Stake Tab)',
  'error.pool.not_found': 'There is no such pool. It may have been deleted.',
  'error.pool.percent_too_large': 'A fee can be at most 100 %.',
  'error.pool.symbol_malformed':
    'A symbol has 3 to 16 characters: capital letters, digits and at most one dot. It starts with a letter, but not with BIT.',
  'error.pool.symbol_of_other': 'Only the owner of {{parent}} may create assets under it.',
  'error.pool.impact_grew':
    'The swap would now move the price against you by {{percent}} %. Go back and look at it again.',

  'error.stake.below_minimum': 'The minimum deposit is {{minimum}} {{symbol}}.',
  'error.stake.not_deposited':
    'You have {{balance}} {{symbol}}. Only coins already deposited can be staked: deposit more first.',
  'error.stake.not_accepted': 'Please confirm that the funds are locked for the whole term.',
  'error.stake.unknown_term': 'Choose one of the terms offered.',
  'error.order.closed': 'This order is no longer open: it was sold, cancelled or has expired.',
  'error.order.too_small':
    'At this price the order is too small: one side of it is less than the smallest unit.',
  'error.order.ladder_count': 'A ladder has 2 to {{most}} orders.',
  'error.order.too_many': 'This chain takes at most {{most}} of these orders in one transaction.',
  'error.order.would_match':
    'At this price the order would trade at once. A post-only order is not placed then: choose a price that nobody offers yet.',
  'error.order.not_fillable':
    'Nobody offers enough at this price now: a fill or kill order would be refused. Choose another price or a smaller amount.',
  'error.order.expires_before': 'Choose an end in the future.',
  'error.votes.unknown': 'Nobody can be voted for under {{voteId}}.',
  'error.votes.unknown_proxy': 'No account on the chain is called {{account}}.',
  'error.votes.own_proxy': 'An account can’t be its own proxy. To vote yourself, choose no proxy.',
  'error.vesting.over_free': 'That is more than can be claimed now. Enter less, or wait until more is free.',
  'error.vesting.nothing_free': 'Nothing of {{id}} can be claimed now.',
  'error.stake.too_early': 'This stake is still locked. Days left: {{daysLeft}}.',

  'error.transaction.expired': 'It got into no block in time. Nothing was sent; it is safe to try again.',
  'error.transaction.uncertain_before':
    'An earlier transaction is still being looked for. Wait {{seconds}} s before the next one.',

  'error.object_id.malformed': 'That is not an object id, such as 1.2.3.',
  'error.block_id.malformed': 'That is not a block id.',
  'error.key.malformed_wif': 'That is not a private key, or a character is missing or wrong.',
  'error.key.malformed_public': 'That is not a public key of this network.',
  'error.signature.malformed': 'The signature is not valid.',
  'error.proof.malformed': 'That is not the proof of a block.',
  'error.proof.unlinked': 'Block {{block}} does not follow the one before it.',
  'error.proof.wrong_signature': 'Block {{block}} is not signed by its witness {{witness}}.',
  'error.proof.wrong_root': 'Block {{block}} does not hold these transactions.',
  'error.proof.other_witnesses': 'The proof rests on other witnesses than the known ones.',
  'error.memo.undecryptable': 'This message can’t be read with your keys.',
  'error.fee.no_exchange_rate': 'Fees can’t be paid in this asset. Choose another one.',
  'error.transaction.malformed': 'The transaction could not be built from these values.',

  'error.chain.refused': 'The network refused it: {{detail}}',
  'error.chain.insufficient_balance': 'Your balance is not enough for the amount and the fee.',
  'error.chain.insufficient_fee': 'The fee has changed meanwhile. Check it and try again.',
  'error.chain.fee_pool_empty': 'The fee can’t be paid in this asset now. Choose another asset for the fee.',
  'error.chain.fee_asset_forbidden': 'Your account may not pay fees in this asset. Choose another one.',
  'error.chain.duplicate_transaction': 'This very transaction was sent already. Look for it in the history.',
  'error.chain.expired': 'The transaction came too late. Nothing was sent; it is safe to try again.',
  'error.chain.expiration_too_far': 'The clock of this device seems to be wrong. Set it and try again.',
  'error.chain.wrong_reference': 'The node is on another branch of the chain. Please try again.',
  'error.chain.missing_authority': 'The keys on this device may not do this for the account.',
  'error.chain.missing_owner_authority': 'This needs the owner key of the account.',
  'error.chain.unneeded_signature':
    'The transaction carries a signature that is not needed. Please try again.',
  'error.chain.malformed_signature': 'The network did not accept the signature. Please try again.',
  'error.chain.transaction_too_large': 'The transaction is too large. Shorten the message.',
  'error.chain.price_changed':
    'Error: Price Changed, please update by clicking on the trade button or enter a lower amount',
  'error.chain.pool_not_empty': 'A pool that holds something can’t be deleted.',
  'error.chain.pool_share_asset_taken': 'This share asset is in use already. Choose another one.',
  'error.chain.pool_supply_exhausted': 'The pool can’t give out more shares.',
  'error.chain.vesting_too_early': 'That much is not free yet. Enter less or wait for the end of the term.',
  'error.chain.order_killed': 'The market could not fill the order at once, so it was cancelled.',
  'error.chain.proposal_time':
    'The proposal would end in the past, or later than the network allows. Choose another end.',
  'error.chain.proposal_review': 'This proposal is in its review period and takes no more approvals.',
  'error.chain.proposal_not_needed': 'Only an account that the proposal needs can refuse it for everybody.',
  'error.chain.order_gone': 'The order was filled, cancelled or has expired.',
  'error.chain.order_not_owned': 'This order belongs to another account.',
  'error.chain.symbol_taken': 'An asset of that symbol exists already.',
  'error.chain.not_lifetime_member': 'Only lifetime members may do this.',
  'error.chain.already_lifetime_member': 'The account is a lifetime member already.',
  'error.chain.sender_not_whitelisted': 'The issuer does not let your account use this asset.',
  'error.chain.recipient_not_whitelisted': 'The issuer does not let the recipient use this asset.',
  'error.chain.transfer_restricted': 'This asset moves only from or to its issuer.',
  'error.chain.market_forbidden': 'The issuer does not allow this trade.',
  'error.chain.unknown_account': 'There is no such account.',
  'error.chain.unknown_asset': 'There is no such asset.',
  'error.chain.unknown_object': 'There is no such object on the chain.',
  'error.chain.same_account': 'Sender and recipient are the same account.',
  'error.chain.unknown_method': 'The current node can’t do this. Try another one in the settings.',
  'error.chain.limit_too_large': 'That is more than the node gives at once.',

  'error.storage.in_use': 'The data folder {{folder}} is in use by another process.',
  'error.device.storage_denied':
    'The browser denies this page its storage: what you change here is lost when it is closed.',
  'error.device.storage_full':
    'The browser has no room left: what you change here is lost when this page is closed. Free some space.',

  'error.storage.unavailable': 'The server can store nothing right now. Please try again later.',
  'error.storage.connection_lost':
    'The server has lost its database and is reconnecting. Please try again in a moment.',

  'error.gateway.no_offer': 'No gateway that answers has {{symbol}} at the moment.',
  'error.gateway.deposit_maintenance': 'Deposit on maintenance',
  'error.gateway.withdrawal_maintenance': 'Withdrawal on maintenance',
  'error.gateway.refused': 'The gateway says: {{message}}',
  'error.gateway.bad_address':
    'The gateway gave something that is no address of {{network}}. Nothing is shown, so that nothing gets lost. Please try again later.',
  'error.gateway.two_addresses':
    'The bot’s server got the deposit address {{server}}, this page {{page}}. Please send nothing.',
  'error.gateway.no_memo':
    'The gateway gave an address without the memo that {{symbol}} needs. Nothing is shown, so that nothing gets lost. Please try again later.',
  'error.gateway.no_wallet_type':
    'The gateway does not say how to ask it for {{symbol}}. Please try again later.',
  'error.gateway.foreign_issuer':
    'The gateway names {{named}} as the issuer, but on the chain it is {{issuer}}. Nothing can be sent.',
  'error.gateway.chain_issuer':
    '{{symbol}} is issued by {{issuer}}, an account of the chain itself and of no gateway. What is sent to it is lost, so nothing can be withdrawn.',
  'error.gateway.scam_issuer':
    'The issuer is {{issuer}}, which is on the list of scam accounts. Nothing can be sent to it.',
  'error.gateway.own_issuer':
    'You issue this coin yourself with {{account}}: there is no gateway to withdraw through.',
  'error.gateway.terms_changed':
    'The gateway has changed its terms meanwhile. Please check the new figures and go on again.',
  'error.withdrawal.address_empty': 'Enter the address to withdraw to.',
  'error.withdrawal.address_malformed': 'This is not an address of {{network}}.',
  'error.withdrawal.link_network':
    'This link pays on {{found}}, not on {{network}}. Ask for an address of {{network}}.',
  'error.withdrawal.link_memo':
    'This link has the memo “{{memo}}”, which the gateway can’t pass on. Ask for an address without one.',
  'error.withdrawal.address_refused':
    'The gateway does not take this for an address of {{network}}. Check every character.',
  'error.withdrawal.deposit_address':
    'This is an address for deposits at the gateway. Enter the address you want to withdraw to.',
  'error.withdrawal.memo_empty': 'Enter the memo, or confirm that the recipient needs none.',
  'error.withdrawal.memo_malformed': 'A memo has no colon and no line break, and 100 characters at most.',
  'error.withdrawal.below_minimum': 'The minimum withdrawal is {{minimum}} {{symbol}}.',
  'error.withdrawal.nothing_arrives': 'The gateway’s fee of {{fee}} {{symbol}} takes all of it. Enter more.',
};

import type { ErrorMessages } from '../../errorMessages.ts';

export const errorsEn: ErrorMessages = {
  'error.unexpected': 'Something went wrong on our side. Try again.',

  'error.amount.empty': 'Enter an amount.',
  'error.amount.malformed': 'Enter a number, for example 1250.5.',
  'error.amount.other_digits': '“{{digits}}” are digits from another script. Use the digits 0–9.',
  'error.amount.ambiguous':
    'That could be {{number}} or {{grouped}}. Write thousands without a separator, or add a zero at the end.',
  'error.amount.too_many_decimals': 'Too many decimals. This asset allows up to {{decimals}}.',
  'error.amount.zero': 'Enter an amount above zero.',
  'error.amount.negative': 'The amount can’t be negative.',
  'error.amount.too_large': 'This is more than the network allows. Enter less.',
  'error.amount.over_balance': 'Not enough funds. You have {{balance}} {{symbol}}.',
  'error.amount.reserve':
    'This leaves less than {{reserve}} {{symbol}} for the next fee. Send less or turn off the fee reserve below.',

  'error.recipient.empty': 'Enter the recipient’s account name.',
  'error.recipient.malformed': 'Not an account name. Use lowercase letters, digits, dots and hyphens.',
  'error.recipient.unknown': 'Account {{account}} not found. Check the spelling.',
  'error.recipient.self': 'This is your own account. Choose another recipient.',
  'error.recipient.scam':
    '{{account}} is on this service’s scam list (as of {{time}}). You can’t send to it here.',
  'error.timed.gone': 'Timed transfer {{id}} is over: it was claimed, or it expired and was returned.',
  'error.timed.secret_wrong': 'Wrong secret for this transfer. Make sure you copied all of it.',
  'error.timed.hash_malformed':
    'Invalid hash. Enter {{bytes}} bytes: {{bytes}} pairs of the characters 0–9 and a–f.',
  'error.timed.size_malformed': 'Enter the secret’s length in bytes, from 1 to {{most}}.',
  'error.timed.time_malformed': 'Enter a whole number of hours, 1 or more.',
  'error.timed.too_long': 'The network can’t hold a transfer that long. Choose a shorter time.',
  'error.proposal.no_key':
    'Can’t use this key of {{account}}: already used, or not counted by the network. Enter another.',
  'error.proposal.gone': 'Proposal {{proposal}} is closed: it was executed, rejected or expired.',
  'error.proposal.memo': 'A proposal can’t carry an encrypted memo. Remove it and try again.',
  'error.proposal.untold': 'This can’t be proposed: the app can’t show signers everything it does.',
  'error.recipient.no_memo_key': '{{account}} can’t read memos. Remove the memo to send.',
  'error.memo.too_long': 'The memo is too long: {{bytes}} of {{longest}} bytes.',
  'error.memo.hidden': 'The memo has hidden characters, maybe pasted with it. Type it again.',
  'error.payment_link.malformed': 'Not a payment link or an account name.',
  'error.payment_link.other_network':
    'This link pays on another network: {{network}}. Withdraw through a gateway instead.',
  'error.payment_link.repeated':
    'This payment link repeats “{{field}}”. Nothing was filled in: ask for a new link.',
  'error.payment_link.recipient': 'This payment link has no valid account name. Nothing was filled in.',
  'error.payment_link.asset': 'This payment link has an invalid asset. Nothing was filled in.',
  'error.payment_link.amount': 'This payment link has an invalid amount. Nothing was filled in.',
  'error.payment_link.memo':
    'This payment link’s memo is too long or has hidden characters. Nothing was filled in.',
  'error.payment_link.asset_not_held': 'This payment asks for {{symbol}}, but you have none.',
  'error.batch.line': 'Enter a name, an amount and an optional memo: bob-holder2 12.5 for dinner',
  'error.batch.unit':
    'The amount is in “{{unit}}”, but this list pays in {{symbol}}. Remove it, or put the memo in quotes.',
  'error.batch.too_many':
    'Too large for one transaction: {{bytes}} of {{longest}} bytes. Remove a payment or shorten memos.',
  'error.batch.nothing': 'Add at least one payment.',
  'error.fee.no_core': 'No {{symbol}} balance for pay fees',
  'error.fee.over_balance':
    'Your balance is insufficient to pay fees using this asset, please choose another asset to pay your fees with',

  'error.node.unreachable': 'Can’t reach any network node. Check your connection and try again.',
  'error.node.timeout': 'The network node didn’t respond in time. Try again.',
  'error.node.connection_lost': 'Connection lost. Try again.',
  'error.node.wrong_chain': 'This node belongs to another network and can’t be used.',
  'error.node.blocked':
    'This app’s server doesn’t allow this address. One that starts with wss:// may work; the operator can add others.',
  'error.node.too_many_own': 'You can keep up to {{most}} nodes of your own. Remove one in Settings first.',
  'error.node.false_native':
    'This node misreports the native asset ({{id}} {{symbol}}, {{precision}} decimals). Nothing was signed. Choose another node in Settings.',
  'error.node.contradicted':
    'Node {{left}} contradicted two others and was dropped. It said {{said}}, they say {{others}} ({{subject}} {{field}}). Nothing was signed. Check again.',
  'error.node.disagree':
    'Two nodes disagree: {{oneNode}} says {{oneSays}}, {{otherNode}} says {{otherSays}} ({{subject}} {{field}}). Nothing was signed. Check again.',
  'error.node.false_form':
    'The form’s data on {{subject}} doesn’t match independent nodes. Nothing was signed. Close this and check the form once it reloads.',
  'error.node.api_denied': 'The current node doesn’t offer this. Choose another node in Settings.',
  'error.node.bad_answer': 'The network node sent an unreadable response. Try again.',
  'error.node.closed': 'Connection closed. Reload the page.',
  'error.request.cancelled': 'Cancelled.',
  'error.request.malformed': 'The server couldn’t read the request. Try again.',
  'error.request.not_found': 'Nothing found.',
  'error.request.too_large': 'Too much data for one request.',
  'error.broadcast.answer_lost':
    'The transaction was sent, but there’s no response. We’re looking for it: don’t send it again.',

  'error.service.unreachable': 'Can’t reach the service. Try again later.',
  'error.service.bad_answer': 'The service sent an unreadable response. Try again later.',
  'error.service.refused': 'The service says: {{message}}',
  'error.service.rate_limited': 'Too many requests. Wait a minute and try again.',
  'error.service.overloaded': 'The app is very busy right now. Try again in a moment.',
  'error.service.not_configured': 'This app’s operator doesn’t offer this service.',

  'error.launch.missing': 'To use this, open the app from the bot chat.',
  'error.launch.not_held': 'This works only inside the messenger. Open the app from the bot chat again.',
  'error.launch.forged': 'Invalid launch data. Open the app from the bot chat again.',
  'error.launch.replayed': 'This session is in use elsewhere. Open the app from the bot chat again.',
  'error.launch.expired': 'This session has expired. Open the app from the bot chat again.',
  'error.payment_request.unknown':
    'The bot doesn’t know this request. Nothing was filled in: ask for it again.',
  'error.payment_request.expired':
    'This request has expired after one day. Nothing was filled in: ask for a new one.',
  'error.payment_request.too_many': 'You’ve reached the limit of open requests. Each one ends after a day.',

  'error.share.account_unknown':
    'Your invitation carries your account name, so the bot must know it. Turn on Bot notifications under More, then share again.',

  'error.subscription.challenge_over': 'This confirmation has expired. Try again.',
  'error.subscription.wrong_key': 'Not signed by a key of {{account}}. Log in to it and try again.',
  'error.subscription.too_many_accounts':
    'You can follow up to {{most}} accounts. Remove one with /accounts in the bot chat.',

  'error.alert.unknown_subject': 'No such asset, market or pool on the chain.',
  'error.alert.no_price': 'No price right now, so the alert can’t be set. Try again later.',
  'error.alert.same_price': 'That’s the current price. Choose above or below.',
  'error.alert.too_many': 'You’ve reached the alert limit. Delete one first.',

  'error.messenger.no_answer': 'The messenger didn’t respond. Try again.',
  'error.camera.refused': 'No camera access. Allow it in the browser settings, or type or paste the text.',
  'error.camera.missing':
    'Couldn’t open the camera. Another app may be using it: type or paste the text instead.',
  'error.clipboard.refused': 'Can’t use the clipboard here. Select the text and copy it by hand.',

  'error.app.part_not_loaded': 'Part of the app didn’t load. It may have been updated: reload the page.',

  'error.login.account_empty': 'Enter your account name.',
  'error.login.secret_empty': 'Enter your password or private key.',
  'error.login.wrong_password':
    'Wrong password for this account. Check for missing characters and letter case.',
  'error.login.key_not_of_account': 'This key is valid but doesn’t belong to {{account}}.',
  'error.login.no_active': 'This opens only the memo key of {{account}}. Use the password or active key.',
  'error.keys.changed':
    'The keys of {{account}} were changed elsewhere. Log in again with the new password; nothing was signed.',

  'error.account_name.malformed': 'Use lowercase letters, digits and hyphens. Start with a letter, no dots.',
  'error.account_name.too_long': 'Use up to 63 characters.',
  'error.account_name.premium':
    'Creation of premium accounts is not available, please include numbers or a hyphen in your account name',
  'error.account_name.after_hyphen': 'Please add numbers or letters after the hyphen',
  'error.account_name.taken': 'The specified name is registered earlier, please provide a different name',
  'error.account_name.barred_part':
    'The registration service doesn’t allow names with “{{part}}”. Choose another name.',
  'error.account_name.barred': 'The registration service doesn’t allow this name. Choose another one.',

  'error.new_account.unconfirmed': 'Confirm all three points.',
  'error.new_account.wrong_part': 'This doesn’t match your password. Compare it with what you wrote down.',
  'error.new_account.foreign_keys':
    'Keys other than yours can sign for {{account}} on the chain. Don’t use this account: choose another name.',
  'error.new_account.too_many': 'Too many new accounts from your network. Try again in an hour.',
  'error.new_account.address_limit':
    'You can create one account per internet connection every {{minutes}} minutes. Try again later or use another connection.',
  'error.new_account.barred_address':
    'The registration service doesn’t serve your internet connection. Use another one.',
  'error.new_account.closed':
    'The registration service isn’t creating accounts right now. Try again later, or create one in another wallet for this chain.',
  'error.new_account.failed':
    'The registration service couldn’t create the account and gave no reason. The name may be taken: try again or choose another.',
  'error.new_account.other_answer':
    'The registration service confirmed a different name or different keys. Don’t use {{account}}: choose another name.',
  'error.new_account.not_on_chain':
    '{{account}} is registered but not in a block yet. Wait a moment and try again.',

  'error.pin.empty': 'Enter the PIN.',
  'error.pin.too_short': 'Use at least {{least}} characters.',
  'error.pin.too_simple': 'This PIN is too easy to guess.',
  'error.pin.mismatch': 'PINs don’t match.',

  'error.vault.wrong_pin': 'Wrong PIN.',
  'error.vault.wait': 'Too many wrong PINs. Try again in {{seconds}} s.',
  'error.vault.empty': 'No keys on this device. Log in first.',
  'error.vault.no_account': 'This device has no keys for {{account}}. Log in to it first.',
  'error.vault.other_device': 'The stored keys belong to another device or browser. Log in again.',
  'error.vault.damaged': 'The stored keys are damaged. Log in again with your password or private key.',
  'error.vault.unknown_version': 'A newer version of the app saved these keys. Reload the page.',
  'error.vault.unavailable': 'Browser storage is unavailable or full. Free up space or leave private mode.',

  'error.vault.no_pin': 'This wallet has no PIN. Unlock it with your passkey or biometrics.',
  'error.vault.no_token': 'This unlock method is no longer set up here. Use the PIN.',
  'error.vault.wiped':
    'Too many wrong PINs: all keys were removed from this device, as you chose. Log in again.',
  'error.backup.empty': 'Paste or choose a backup.',
  'error.backup.damaged': 'Not a complete backup: it was cut off or changed. Choose another copy.',
  'error.backup.unknown_version': 'A newer version of the app made this backup. Reload the page.',
  'error.backup.wrong_password': 'Wrong backup password.',
  'error.backup.nothing_chosen': 'Choose what to restore.',
  'error.backup.other_chain': 'The backup’s data on {{name}} belongs to another network. Untick it.',
  'error.backup.mismatch': 'Passwords don’t match.',
  'error.backup.weak_password':
    'Use at least {{least}} characters. Anyone who finds the file can try to guess the password.',
  'error.wallet_file.none': 'Choose a wallet file.',
  'error.wallet_file.foreign': 'Not a file of an older wallet, or it was changed. Choose another file.',
  'error.wallet_file.cut': 'Part of this wallet file is missing. Copy it again from where you keep it.',
  'error.wallet_file.wrong_password': 'Wrong password, or the wallet file was changed.',
  'error.wallet_file.damaged': 'The password is correct, but the wallet file’s contents are damaged.',
  'error.wallet_file.no_keys': 'This wallet file has no keys.',
  'error.legacy.damaged': 'The previous app’s storage is damaged. Log in with your password or private key.',
  'error.password.wrong_owner':
    'This doesn’t give owner access to {{account}}. Enter its current password or owner key.',
  'error.password.shared_account':
    'Several keys or accounts sign for {{account}}. A new password would undo that, so you can’t set one here.',
  'error.password.same': 'This is already your password.',
  'error.sensor.unavailable': 'Not available here, or access was denied.',
  'error.sensor.refused': 'Not recognised. Try again or use the PIN.',

  'error.signers.self': 'An account can’t sign for itself. Enter another one.',
  'error.signers.network_account':
    'This network account belongs to no one or to anyone. It can’t sign for yours.',
  'error.signers.locked_out':
    'After this, neither your key nor these accounts could act as owner of {{account}}. Nothing was signed.',
  'error.signer.unavailable': 'The signer stopped. Reload the page.',
  'error.signer.not_configured': 'Not connected to the network yet. Wait a moment and try again.',
  'error.signer.locked': 'The wallet is locked. Enter the PIN.',
  'error.signer.nothing_to_save': 'That took too long. Log in again.',
  'error.signer.no_new_password': 'The new password is no longer in memory. Start again.',
  'error.signer.nothing_to_sign': 'Nothing to sign.',
  'error.signer.malformed_challenge': 'The server sent an invalid request. Nothing was signed.',
  'error.signer.operation_not_allowed': 'This app doesn’t sign this kind of operation.',
  'error.signer.foreign_payer': 'An account other than the unlocked one would pay. Nothing was signed.',
  'error.signer.not_as_shown':
    'The transaction doesn’t match what’s shown. Nothing was signed. Close this and start again.',
  'error.signer.not_only_votes':
    'This would change more than the account’s votes. Nothing was signed. Try another node.',
  'error.signer.not_only_keys':
    'This would change more than the account’s keys, or the account has changed. Nothing was signed. Start the password change again.',
  'error.signer.expiration_too_far':
    'The transaction would stay valid for over two minutes. Nothing was signed. Check this device’s clock or use another node.',
  'error.signer.wrong_chain': 'This is for another network. Nothing was signed.',
  'error.signer.no_such_key':
    'This password or key doesn’t belong to {{account}}. Check it and enter it again.',
  'error.signer.no_held_key': 'The key is no longer in memory. Nothing was signed. Enter it again.',
  'error.signer.multi_signature': '{{account}} needs more signatures than this device’s keys can give.',

  'error.pool.not_initialised': 'This pool is empty: there’s nothing to swap or withdraw.',
  'error.pool.zero_outcome': 'The amount is too small: you’d get nothing. Enter more.',
  'error.pool.maker_fee_too_high': 'The market fee on the asset you sell takes the whole amount.',
  'error.pool.taker_fee_too_high': 'The market fee on the asset you get takes the whole amount.',
  'error.pool.foreign_asset': 'This pool doesn’t trade that asset.',
  'error.pool.fees_unknown': 'An asset’s fees aren’t known yet. Try again in a moment.',
  'error.pool.not_enough_liquidity': 'Not enough liquidity in this pool. Enter less.',
  'error.pool.no_route': 'No pool route between these assets. Choose another asset.',
  'error.pool.same_asset': 'Choose two different assets.',
  'error.pool.slippage_out_of_range': 'Slippage must be at least 0% and below 100%.',
  'error.pool.owner_first': 'Only the pool owner can make the first deposit.',
  'error.pool.first_deposit_too_large':
    'The first deposit exceeds the share asset’s maximum supply. Enter less.',
  'error.pool.supply_exhausted': 'This pool has issued all the shares it can.',
  'error.pool.new_supply_disabled': 'The pool owner doesn’t allow new shares.',
  'error.pool.shares_over_supply': 'That’s more shares than exist. Enter less.',
  'error.pool.stake_moved': 'Error Pool Stake! Please refresh price (Click on Stake Button)',
  'error.pool.stake_moved_tab': 'Error Pool Stake! Please refresh price (Click on Stake Tab)',
  'error.pool.not_found': 'This pool doesn’t exist. It may have been deleted.',
  'error.pool.percent_too_large': 'A fee can’t exceed 100%.',
  'error.pool.symbol_malformed':
    'Use 3 to 16 capital letters, digits and up to one dot. Start with a letter, but not with BIT.',
  'error.pool.symbol_of_other': 'Only the owner of {{parent}} can create assets under it.',
  'error.pool.impact_grew': 'Price impact is now {{percent}}% against you. Go back and check the swap.',

  'error.stake.below_minimum': 'The minimum stake is {{minimum}} {{symbol}}.',
  'error.stake.not_deposited':
    'You have {{balance}} {{symbol}}. Only deposited coins can be staked: deposit more first.',
  'error.stake.not_accepted': 'Confirm that the funds are locked for the whole term.',
  'error.stake.unknown_term': 'Choose one of the available terms.',
  'error.order.closed': 'This order is closed: it was filled, cancelled or expired.',
  'error.order.too_small':
    'The order is too small at this price: one side is below the smallest unit. Enter more.',
  'error.order.ladder_count': 'A ladder needs 2 to {{most}} orders.',
  'error.order.too_many': 'One transaction fits up to {{most}} of these orders.',
  'error.order.would_match':
    'At this price the order would fill at once, so it can’t be post only. Choose a price no one offers yet.',
  'error.order.not_fillable':
    'Not enough on offer at this price for fill or kill. Choose another price or a smaller amount.',
  'error.order.expires_before': 'Choose an end date in the future.',
  'error.votes.unknown': 'There’s no candidate with the ID {{voteId}}.',
  'error.votes.unknown_proxy': 'No account named {{account}} on the chain.',
  'error.votes.own_proxy': 'An account can’t be its own proxy. To vote yourself, choose no proxy.',
  'error.vesting.over_free':
    'That’s more than you can claim now. Enter less, or wait until more is released.',
  'error.vesting.nothing_free': 'Nothing to claim from {{id}} right now.',
  'error.stake.too_early': 'This stake is still locked. Days left: {{daysLeft}}.',

  'error.transaction.expired':
    'The transaction didn’t get into a block in time. Nothing was sent: it’s safe to try again.',
  'error.transaction.uncertain_before':
    'Your last transaction’s result isn’t known yet. Wait {{seconds}} s before the next one.',

  'error.object_id.malformed': 'Not an object ID. Example: 1.2.3.',
  'error.block_id.malformed': 'Not a block ID.',
  'error.key.malformed_wif': 'Not a private key, or a character is missing or wrong.',
  'error.key.malformed_public': 'Not a public key of this network.',
  'error.signature.malformed': 'Invalid signature.',
  'error.proof.malformed': 'Not a block proof.',
  'error.proof.unlinked': 'Block {{block}} doesn’t follow the previous one.',
  'error.proof.wrong_signature': 'Block {{block}} isn’t signed by its witness {{witness}}.',
  'error.proof.wrong_root': 'Block {{block}} doesn’t contain these transactions.',
  'error.proof.other_witnesses': 'The proof relies on witnesses other than the known ones.',
  'error.memo.undecryptable': 'Your keys can’t read this memo.',
  'error.fee.no_exchange_rate': 'Fees can’t be paid in this asset. Choose another one.',
  'error.transaction.malformed': 'Couldn’t build a transaction from these values.',

  'error.chain.refused': 'The network rejected it: {{detail}}',
  'error.chain.insufficient_balance': 'Your balance doesn’t cover the amount and the fee.',
  'error.chain.insufficient_fee': 'The fee has changed. Check it and try again.',
  'error.chain.fee_pool_empty': 'The fee can’t be paid in this asset right now. Choose another asset for it.',
  'error.chain.fee_asset_forbidden': 'Your account can’t pay fees in this asset. Choose another one.',
  'error.chain.duplicate_transaction': 'This transaction was already sent. Check History.',
  'error.chain.expired': 'The transaction arrived too late. Nothing was sent: it’s safe to try again.',
  'error.chain.expiration_too_far': 'This device’s clock seems wrong. Set it and try again.',
  'error.chain.wrong_reference': 'The node is on another branch of the chain. Try again.',
  'error.chain.missing_authority': 'The keys on this device can’t do this for the account.',
  'error.chain.missing_owner_authority': 'This needs the account’s owner key.',
  'error.chain.unneeded_signature': 'The transaction has an unneeded signature. Try again.',
  'error.chain.malformed_signature': 'The network rejected the signature. Try again.',
  'error.chain.transaction_too_large': 'The transaction is too large. Shorten the memo.',
  'error.chain.price_changed':
    'Error: Price Changed, please update by clicking on the trade button or enter a lower amount',
  'error.chain.pool_not_empty': 'Only an empty pool can be deleted. This one still has funds.',
  'error.chain.pool_share_asset_taken': 'This share asset is already in use. Choose another one.',
  'error.chain.pool_supply_exhausted': 'The pool can’t issue more shares.',
  'error.chain.vesting_too_early': 'That much isn’t unlocked yet. Enter less or wait until the term ends.',
  'error.chain.order_killed': 'The market couldn’t fill the order at once, so it was cancelled.',
  'error.chain.proposal_time':
    'The proposal’s end is in the past or later than the network allows. Choose another end.',
  'error.chain.proposal_review': 'This proposal is under review and takes no more approvals.',
  'error.chain.proposal_not_needed':
    'Only an account whose approval is needed can reject the proposal for everyone.',
  'error.chain.order_gone': 'The order was filled, cancelled or expired.',
  'error.chain.order_not_owned': 'This order belongs to another account.',
  'error.chain.symbol_taken': 'An asset with this symbol already exists.',
  'error.chain.not_lifetime_member': 'Only lifetime members can do this.',
  'error.chain.already_lifetime_member': 'The account is already a lifetime member.',
  'error.chain.sender_not_whitelisted': 'The issuer doesn’t let your account use this asset.',
  'error.chain.recipient_not_whitelisted': 'The issuer doesn’t let the recipient use this asset.',
  'error.chain.transfer_restricted': 'This asset can be sent only to or from its issuer.',
  'error.chain.market_forbidden': 'The issuer doesn’t allow this trade.',
  'error.chain.unknown_account': 'This account doesn’t exist.',
  'error.chain.unknown_asset': 'This asset doesn’t exist.',
  'error.chain.unknown_object': 'This object doesn’t exist on the chain.',
  'error.chain.same_account': 'Sender and recipient are the same account.',
  'error.chain.unknown_method': 'The current node can’t do this. Choose another one in Settings.',
  'error.chain.limit_too_large': 'That’s more than the node returns at once.',

  'error.storage.in_use': 'The data folder {{folder}} is in use by another process.',
  'error.device.storage_denied':
    'The browser doesn’t let this page store data. Changes made here are lost when you close it.',
  'error.device.storage_full':
    'Browser storage is full. Changes made here are lost when you close this page: free up space.',

  'error.storage.unavailable': 'The server can’t save anything right now. Try again later.',
  'error.storage.connection_lost': 'The server lost its database and is reconnecting. Try again in a moment.',

  'error.gateway.no_offer': 'No available gateway has {{symbol}} right now.',
  'error.gateway.deposit_maintenance': 'Deposit on maintenance',
  'error.gateway.withdrawal_maintenance': 'Withdrawal on maintenance',
  'error.gateway.refused': 'The gateway says: {{message}}',
  'error.gateway.bad_address':
    'The gateway’s address isn’t valid for {{network}}. It’s hidden to prevent a loss. Try again later.',
  'error.gateway.two_addresses':
    'The bot’s server got {{server}}, this page {{page}}. One deposit address is false: send nothing and tell the gateway’s support.',
  'error.gateway.no_memo':
    'The gateway gave an address without the memo {{symbol}} needs. It’s hidden to prevent a loss. Try again later.',
  'error.gateway.no_wallet_type': 'The gateway doesn’t say how to request {{symbol}}. Try again later.',
  'error.gateway.foreign_issuer':
    'The gateway names {{named}} as issuer, but on the chain it’s {{issuer}}. Nothing can be sent.',
  'error.gateway.chain_issuer':
    '{{symbol}} is issued by {{issuer}}, an account of the chain itself, not of a gateway. Anything sent to it is lost, so you can’t withdraw.',
  'error.gateway.scam_issuer': 'The issuer is {{issuer}}, which is on the scam list. You can’t send to it.',
  'error.gateway.own_issuer':
    'You issue this coin yourself with {{account}}: there’s no gateway to withdraw through.',
  'error.gateway.terms_changed': 'The gateway changed its terms. Check the new figures and continue.',
  'error.withdrawal.address_empty': 'Enter a withdrawal address.',
  'error.withdrawal.address_malformed': 'Not a valid {{network}} address.',
  'error.withdrawal.link_network':
    'This link pays on {{found}}, not {{network}}. Ask for an address on {{network}}.',
  'error.withdrawal.link_memo':
    'This link has the memo “{{memo}}”, which the gateway can’t pass on. Ask for an address without one.',
  'error.withdrawal.address_refused':
    'The gateway doesn’t accept this as a {{network}} address. Check every character.',
  'error.withdrawal.deposit_address': 'This is a gateway deposit address. Enter the address to withdraw to.',
  'error.withdrawal.memo_empty': 'Enter a memo, or confirm that the recipient needs none.',
  'error.withdrawal.memo_malformed': 'A memo can have up to 100 characters, without colons or line breaks.',
  'error.withdrawal.below_minimum': 'The minimum withdrawal is {{minimum}} {{symbol}}.',
  'error.withdrawal.nothing_arrives':
    'The gateway’s fee of {{fee}} {{symbol}} takes the whole amount. Enter more.',
  'error.clipboard.unreadable':
    'Can’t read the clipboard here. Press and hold the field and choose Paste, or press Ctrl+V.',
  'error.share.late':
    'That took too long: the messenger shows its chats only right after a tap. Tap Share again.',
};

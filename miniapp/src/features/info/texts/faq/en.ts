/** Questions that users of such wallets ask, with their answers; each key has a `.q` and an `.a`. */
export const faqEn = {
  keys: 'Password and keys',
  payments: 'Payments and fees',
  trade: 'Pools and swaps',
  staking: 'SmartHolder',
  safety: 'Safety',
  'memo.q': 'I sent coins to a gateway without the memo. What now?',
  'memo.a':
    'A gateway that uses memos finds your account by the memo alone, so a deposit without it is not credited by itself. Open the deposit screen of the coin, copy the evidence there (address, memo, account) and send it with the transaction id to the support of that gateway. The app cannot move coins that never reached your account.',
  'silent.q': 'My deposit or withdrawal does not arrive',
  'silent.a':
    'Look at the timeline on the deposit or withdrawal screen: it says which step is waited for. The gateway board in More shows whether the gateway answers and whether the coin is on maintenance. Deposits under the minimum are neither credited nor returned. If the step of the gateway takes longer than its confirmations need, send it the evidence from the timeline.',
  'small.q': 'I sent less than the minimum, or another coin',
  'small.a':
    'Deposits under the minimum are not credited or refunded, and another currency sent to the address may be lost. Ask the support of the gateway; the chain has no record of it under your account.',
  'name.q': 'What do I give somebody who wants to pay me?',
  'name.a':
    'Your account name exactly as the Receive screen shows it, with nothing added: the account name is the deposit address inside the exchange. The QR code there holds the same.',
  'lost.q': 'I forgot my password',
  'lost.a':
    'Nobody has a copy of it, so nobody can restore it. Three things can still help: an encrypted backup with its own password, the printed paper wallet, or a device that still opens the account by its PIN: from there you can send everything to a new account of yours. The helper on the login screen finds common slips: another keyboard layout, a space, a missing first letter, a wrong account name.',
  'wrong.q': 'The login says that the password opens nothing',
  'wrong.a':
    'A password belongs to one account name, and every sign of it counts. The password of an account that was made as a wallet file elsewhere is not its account password: use the private key (WIF) then. If the keys were changed on the chain, the old password opens nothing any more; the login helper says so.',
  'pin.q': 'What is the PIN, and what if I forget it?',
  'pin.a':
    'The PIN encrypts your keys on this device and is never sent anywhere. Ten wrong ones make the wait minutes long. If it is forgotten, reset the app and log in with the password or key again.',
  'fee.q': 'I have no BTS and cannot pay the fee',
  'fee.a':
    'The fee of a transaction can be paid in another asset whose issuer keeps a funded fee pool. The app chooses one you hold by itself when BTS is short; you can choose another on the same screen. If none qualifies, ask a friend for a little BTS.',
  'final.q': 'Can a payment be undone?',
  'final.a':
    'No. Once a transaction is irreversible, a few seconds to a minute after it is in a block, nobody can take it back. Before you confirm, the review shows everything that leaves your account and who gets it.',
  'twice.q': 'The app lost the connection while sending. Shall I send again?',
  'twice.a':
    'Wait. The app knows the id of the transaction before it is sent, looks for it until it has either entered a block or expired, and does not let you send a second one before. History shows which of both came true.',
  'node.q': 'The app says that there is no connection',
  'node.a':
    'The app changes nodes by itself within seconds. Under Settings, Network nodes you see how each one answers, can prefer one, or add your own. Figures already on the screen stay, with their age.',
  'fiat.q': 'Why does an asset have no price?',
  'fiat.a':
    'A price is shown only when there is a source for it: the price service, the market, or pools that lead to a priced coin. Tap a price to see its path. No price is never counted as zero in secret: the total says how many assets it leaves out.',
  'swapFailed.q': 'My swap failed or disappeared',
  'swapFailed.a':
    'A swap is one transaction: it is done in full at the minimum you agreed to or better, or nothing moves; a refused transaction costs no fee. If the price moved too far, the message says so; update the quote or take a smaller amount. History shows pending, done and expired.',
  'impact.q': 'What is price impact?',
  'impact.a':
    'A pool pays a worse price the larger your amount is beside its balances. Over 3 % the app warns, over 10 % you confirm by typing, over 50 % it refuses.',
  'apy.q': 'How is the APY of a pool computed?',
  'apy.a':
    'From the fees of the last 24 hours, times 365: the average of what exchange and withdrawal fees gave for each of the two assets. It looks back and promises nothing. A pool can also be worth less than having kept both assets; the exit simulator on the pool page shows it.',
  'payout.q': 'Where do SmartHolder payouts come from?',
  'payout.a':
    'From the trading profit of the exchange, up to 50 % of it, on the 1st and 15th of each month. Every payout is a transfer on the chain: the proof page reads these transfers and compares them with what was promised. Anyone can open it.',
  'early.q': 'Can I take my stake out earlier?',
  'early.a':
    'Not in this app: SmartHolder locks a stake for its whole term, and Claim moves all of it back to your balance once the term has ended. The chain’s own rule is looser: it would let a part go earlier, but every such claim restarts the term for what remains.',
  'support.q': 'Support wrote to me first and asks for my password',
  'support.a':
    'That is a thief. Support never writes first and never asks for a password, key, PIN or backup file. The bot never asks for them either. Do not answer, and report the account.',
  'custody.q': 'Who holds my coins?',
  'custody.a':
    'Your account on the chain; only your keys move it. Coins with a gateway prefix, such as XBTSX.BTC, are claims on that gateway, which holds the coin itself.',
  'data.q': 'What does the app know about me?',
  'data.a':
    'No KYC, and no user data on a server. Keys, settings and contacts stay on this device. If you subscribe to messages, the bot keeps your messenger id, language and the account names you chose, until /stop.',
} as const;

/** Frequent questions about such wallets, with their answers; each key has a `.q` and an `.a`. */
export const faqEn = {
  keys: 'Password and keys',
  payments: 'Payments and fees',
  trade: 'Pools and swaps',
  staking: 'SmartHolder',
  safety: 'Safety',
  'memo.q': 'I sent coins to a gateway without a memo. What now?',
  'memo.a':
    'A gateway that uses memos finds your account by the memo alone, so a deposit without it isn’t credited automatically. Open the coin’s deposit screen, copy the details there (address, memo, account) and send them with the transaction ID to that gateway’s support. The app can’t move coins that never reached your account.',
  'silent.q': 'My deposit or withdrawal hasn’t arrived',
  'silent.a':
    'Check the timeline on the deposit or withdrawal screen: it shows which step is pending. Gateways, under More, shows whether the gateway responds and whether the coin is on maintenance. Deposits below the minimum are neither credited nor returned. If the gateway step takes longer than its confirmations need, send the gateway the details from the timeline.',
  'small.q': 'I sent less than the minimum, or the wrong coin',
  'small.a':
    'Deposits below the minimum are not credited or refunded, and another currency sent to the address may be lost. Ask the gateway’s support: the chain has no record of it under your account.',
  'name.q': 'What do I give someone who wants to pay me?',
  'name.a':
    'Your account name exactly as the Receive screen shows it, with nothing added. Inside the exchange, the account name is your deposit address. The QR code there holds the same name.',
  'lost.q': 'I forgot my password',
  'lost.a':
    'No one has a copy, so no one can restore it. Three things can still help: an encrypted backup and its password, your printed paper wallet, or a device that still opens the account with its PIN; from there, send everything to a new account. The helper on the login screen spots common slips: wrong keyboard layout, a space, a missing first letter, a wrong account name.',
  'wrong.q': 'My password doesn’t work at login',
  'wrong.a':
    'A password belongs to one account name, and every character counts. If the account was created elsewhere as a wallet file, that file’s password is not the account password: use the private key (WIF). If the keys were changed on the chain, the old password no longer works; the login helper says so.',
  'pin.q': 'What is the PIN, and what if I forget it?',
  'pin.a':
    'The PIN encrypts your keys on this device and is never sent anywhere. After ten wrong tries, each wait lasts minutes. If you forget it, reset the app and log in again with your password or key.',
  'fee.q': 'I have no BTS to pay the fee',
  'fee.a':
    'You can pay a fee in another asset if its issuer keeps a funded fee pool. When BTS is short, the app picks one of your assets for you; you can choose another on the same screen. If none qualifies, ask a friend for a little BTS.',
  'final.q': 'Can I undo a payment?',
  'final.a':
    'No. Once a transaction is irreversible, a few seconds to a minute after it enters a block, no one can take it back. Before you confirm, the review shows everything that leaves your account and who gets it.',
  'twice.q': 'The connection dropped while sending. Should I send again?',
  'twice.a':
    'Wait. The app knows the transaction ID before sending and looks for the transaction until it enters a block or expires. Until then, it won’t let you send a second one. History shows the result.',
  'node.q': 'The app says there’s no connection',
  'node.a':
    'The app switches nodes by itself within seconds. In Settings, under Network nodes, you can see how each node responds, prefer one or add your own. Figures already on screen stay, marked with their time.',
  'fiat.q': 'Why does an asset have no price?',
  'fiat.a':
    'A price is shown only when it has a source: the price service, the market, or pools that lead to a priced coin. Tap a price to see its path. A missing price is never silently counted as zero: the total says how many assets it leaves out.',
  'swapFailed.q': 'My swap failed or disappeared',
  'swapFailed.a':
    'A swap is one transaction: either it goes through in full at your minimum or better, or nothing moves. A rejected transaction costs no fee. If the price moved too far, the app says so: update the quote or use a smaller amount. History shows what is pending, done or expired.',
  'impact.q': 'What is price impact?',
  'impact.a':
    'The larger your amount next to the pool’s balances, the worse the price. Above 3% the app warns you, above 10% you confirm by typing, above 50% it refuses.',
  'apy.q': 'How is a pool’s APY calculated?',
  'apy.a':
    'From the fees of the last 24 hours, times 365: the average of what swap and withdrawal fees earned for each of the two assets. It looks back and promises nothing. A pool can also be worth less than simply holding both assets; the exit simulator on the pool page shows it.',
  'payout.q': 'Where do SmartHolder payouts come from?',
  'payout.a':
    'From the exchange’s trading profit, up to 50% of it, on the 1st and 15th of each month. Every payout is a transfer on the chain: the proof page reads these transfers and compares them with what was promised. Anyone can open it.',
  'early.q': 'Can I get my stake back early?',
  'early.a':
    'Not in this app. SmartHolder locks a stake for its whole term; when the term ends, Claim moves all of it back to your balance. The chain’s own rule is looser: it would release a part earlier, but every such claim restarts the term for the rest.',
  'support.q': 'Support wrote to me first, asking for my password',
  'support.a':
    'That’s a thief. Support never writes first and never asks for a password, key, PIN or backup file. Neither does the bot. Don’t reply, and report the account.',
  'custody.q': 'Who holds my coins?',
  'custody.a':
    'Your account on the chain holds them; only your keys can move them. Coins with a gateway prefix, such as XBTSX.BTC, are claims on that gateway, which holds the coin itself.',
  'data.q': 'What does the app know about me?',
  'data.a':
    'No KYC, and no user data on a server. Keys, settings and contacts stay on this device. If you subscribe to messages, the bot keeps your messenger ID, language and the account names you chose, until you send /stop.',
} as const;

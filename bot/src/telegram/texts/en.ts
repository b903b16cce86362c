import { alertsEn } from './alerts/en.ts';
import { findEn } from './find/en.ts';
import { requestsEn } from './requests/en.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  locale: 'en',
  welcome: [
    'Welcome to XBTS',
    'A wallet on the BitShares blockchain with swaps, liquidity pools and SmartHolder staking.',
    'No registration, no identity checks.\nYour keys stay on your device. Neither this bot nor its server ever sees them.',
    'Tap the button to open the app.',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `You were invited by ${partner}.`,
  help: [
    'What I can do:\n/wallet /pools /stake – open the app\n/price BTS – price and chart\n/fees – network fees',
    '/notify – notifications\n/accounts – accounts you follow\n/orders – their open orders\n/alert – price alerts\n/minimum – smallest transfer to report\n/quiet – quiet hours',
    '/pay – pay a contact\n/findme – let contacts find you\n/partner – invite link\n/language – language\n/support – help from people\n/stop – delete what I store about you',
    'In any chat, type my name and then:\n“10 BTS to alice-trader7 coffee” – ask for a payment\n“STH” – show a price',
    'Log in only inside the app. I never ask for passwords, keys or PIN codes, and never write first about them. Anyone who does is a scammer, whatever their name.',
  ].join('\n\n'),
  unhandled: 'I didn’t get that. Send /start to open the app or /help for all commands.',
  unreadable:
    'I can’t read photos, stickers, voice messages or files. All commands: /help\nHelp from people: /support',
  forwarded: 'I don’t act on forwarded messages. Send me a command yourself: /help',
  oldButton: 'This button no longer works. Send /help for all commands.',
  secret: {
    deleted:
      '🔑 That looked like a private key, password or PIN\nI deleted your message. Never send these to anyone: not to me, not to support.\n\nIf anyone else may have seen it, change your password or keys in the app now.',
    kept: '🔑 That looks like a private key, password or PIN\nI can’t delete your message, so delete it yourself for everyone. Never send these to anyone: not to me, not to support.\n\nIf anyone else may have seen it, change your password or keys in the app now.',
  },
  pages: { previous: '‹ Previous', next: 'Next ›' },
  launchButton: 'Open XBTS',
  menuButton: 'XBTS',
  commands: {
    start: 'Open the app',
    wallet: 'Wallet',
    pools: 'Liquidity pools',
    stake: 'SmartHolder staking',
    price: 'Price and chart of an asset',
    fees: 'Network fees',
    notify: 'Notifications',
    accounts: 'Accounts you follow',
    orders: 'Open orders of these accounts',
    alert: 'Price alerts',
    quiet: 'Quiet hours',
    minimum: 'Smallest transfer to report',
    pay: 'Pay a contact',
    findme: 'Let contacts find you',
    partner: 'Your invite link',
    language: 'Bot language',
    support: 'Help from people',
    stop: 'Stop and delete all data about you',
    help: 'All commands',
  },
  refusePartner: 'Remove inviter',
  partnerRefused: 'Inviter removed. None is recorded for you, and none will be.',
  partner: (link, count) =>
    `Your invite link\n${link}\n\nJoined with it: ${count}. They see your account name and can decline it. One level only.`,
  partnerNeedsAccount:
    'Your invite link carries your account name, and I don’t know it yet.\n\nOpen the app: More → Bot notifications.',
  notify:
    'Notifications\nTap one to turn it on or off.\n\nStored for this: your messenger ID, language, accounts with their open orders, alerts, quiet hours and these choices. /stop deletes it all.',
  notSubscribed:
    'Notifications are off.\n\nTo turn them on, open the app: More → Bot notifications. Your account’s key signs there that the account is yours.',
  kinds: {
    payout: 'SmartHolder payouts',
    incomingTransfer: 'Incoming transfers',
    depositCredited: 'Deposits credited',
    stakeMatured: 'Unlocked stakes and balances',
    orderChanged: 'Orders filled, expired or cancelled',
    keysChanged: 'Keys of my account changed',
    proposal: 'Proposals to approve and their outcome',
    timedTransfer: 'Timed transfers to and from me',
  },
  mute: '🔕 Mute all',
  unmute: '🔔 Unmute all',
  accounts: 'Accounts you follow:',
  noAccounts: 'You don’t follow any accounts yet.\n\nTo add one, open the app: More → Bot notifications.',
  removeAccount: (name) => `Remove ${name}`,
  orders: {
    title: 'Open orders',
    none: (names) => `No open orders.\nAccounts: ${names}`,
    buys: (amount, price) => `Buy ${amount} at ${price}`,
    sells: (amount, price) => `Sell ${amount} at ${price}`,
    filled: (percent) => `${percent}% filled`,
    until: (moment) => `until ${moment}`,
    market: (quote, base) => `Market ${quote} / ${base}`,
  },
  numbers: {
    ambiguous: (number, grouped) =>
      `This can mean ${number} or ${grouped}. Write ${grouped} without a separator, or ${number}0.`,
    otherDigits: (digits) => `${digits} are digits of another script. Write the number with 0–9.`,
  },
  alerts: alertsEn,
  requests: requestsEn,
  find: findEn,
  forgotten:
    'Everything I stored about you is deleted: notifications, accounts, alerts, requests, choices, waiting messages and inviter.\n\nYou won’t hear from me until you ask.',
  description:
    'XBTS: a BitShares wallet with swaps, pools and staking. Your keys never leave your device, and this bot never asks for them.',
  privateOnly: 'This works only in a private chat with me.',
  unavailable: 'The chain isn’t responding. Try again in a minute.',
  noRecords:
    'My records aren’t available, so I can’t look this up or change it. Try again in a minute. The app works without them.',
  open: {
    wallet: 'Open wallet',
    pools: 'Open pools',
    smartholder: 'Open SmartHolder',
    swap: 'Swap',
  },
  wallet:
    'Your wallet opens in the app: balances, sending and receiving.\n\nEnter keys and PIN only there, never in this chat.',
  stake: (payers) =>
    [
      'SmartHolder staking',
      'Up to 50% of the exchange’s trading profit is shared among those who stake STH for 1, 3, 6 or 12 months.\n6 months weigh 50% more, 12 months twice as much.',
      `Payouts: on the 1st and 15th, as transfers on the chain${payers === '' ? '' : ` from ${payers}`}.`,
    ].join('\n\n'),
  staked: ({ sum, weight, holders }) =>
    `Total staked: ${sum}\nAccounts: ${holders}${weight === null ? '' : `\nWith term bonuses: ${weight}`}`,
  noStaked: {
    silent: 'The staking service isn’t responding. Staking and claiming work without it.',
    unknownForm:
      'The staking service sent invalid data, so the total isn’t known. Staking and claiming work without it.',
    none: 'This app has no staking service, so the total isn’t known. Staking and claiming work without it.',
  },
  percent: (value) => `${value}%`,
  price: {
    ask: 'Which asset? For example: /price STH',
    unknownAsset: (symbol) => `Asset ${symbol} not found. Check the spelling.`,
    none: (symbol) => `${symbol}: no price`,
    change: (percent) => `${percent} in 24h`,
    change1h: (percent) => `${percent} in 1h`,
    volume: (volume) => `24h volume ${volume}`,
    chart: (unit) => `Chart: last 7 days of trades in ${unit}, UTC`,
    noChart: 'Too few trades in the last 7 days for a chart.',
  },
  pools: {
    title: 'Largest liquidity pools',
    none: (query) => `No pools with ${query}. Check the spelling.`,
    line: ({ apy, fee, worth }) =>
      `APY ${apy}% · fee ${fee}%${worth === undefined ? '' : ` · liquidity ≈ ${worth}`}`,
  },
  fees: {
    title: 'Network fees',
    note: 'A memo adds to the fee of a transfer. The app shows the exact fee before you sign.',
    names: {
      transfer: 'Transfer',
      limit_order_create: 'Place order',
      limit_order_cancel: 'Cancel order',
      liquidity_pool_exchange: 'Swap',
      liquidity_pool_deposit: 'Add liquidity',
      liquidity_pool_withdraw: 'Remove liquidity',
      vesting_balance_create: 'Stake',
      vesting_balance_withdraw: 'Claim stake',
    },
  },
  digitGap: ',',
  sources: (names) => `Source: ${names.join(', ')}`,
  missing: (names) => `Not responding: ${names.join(', ')}`,
  asOf: (moment) => `as of ${moment}`,
  sourceNames: {
    prices: 'price service',
    tickers: 'market server',
    orders: 'on-chain order book',
    pool: 'on-chain pool',
    chain: 'blockchain',
    staking: 'staking service',
  },
  support: (chat) =>
    [
      `Help from people: ${chat}`,
      'We never write to you first. Neither we nor this bot ever ask for a password, private key, PIN code or backup file. Anyone who does is a scammer, whatever their name.',
    ].join('\n\n'),
  language: 'Choose a language',
  languageChosen: 'The bot now speaks English.',
  share: {
    invitation: (account) =>
      `${account} invites you to XBTS, a BitShares wallet with swaps, liquidity pools and staking. Your keys stay on your device.`,
    pool: (name) => `Liquidity pool ${name} on XBTS`,
    openPool: 'Open pool',
  },
  inline: {
    appTitle: 'XBTS on BitShares',
    appText:
      'XBTS: a BitShares wallet with swaps, liquidity pools and SmartHolder staking. Your keys stay on your device.',
    noPrice: 'no price',
  },
  keys: {
    mine: 'Good. Log in again on each of your devices with the new password.',
    activeLost:
      'Open the app at once. The owner key is still as it was: log in with the account’s password or owner key and change the password under Settings, Security. That makes all other keys worthless.',
    ownerLost:
      'Open the app at once. The owner key was replaced, too: the old password opens nothing, and no one can take the account back for you. If you approved this change as one of its signers, ask the others. Tell everyone who pays to this account, and change the passwords of your other accounts.',
  },
};

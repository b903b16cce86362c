import { alertsEn } from './alerts/en.ts';
import { findEn } from './find/en.ts';
import { requestsEn } from './requests/en.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  locale: 'en',
  welcome: [
    'Welcome to XBTS: a wallet, swaps, liquidity pools and SmartHolder staking on the BitShares blockchain.',
    'No registration, no identity checks. Your keys stay on your device: neither this bot nor its server ever sees them.',
    'Tap the button to open the app.',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `You were invited by ${partner}.`,
  help: [
    'What I can do:',
    '/start – open the app\n/wallet /pools /stake – its screens\n/price BTS – price and chart of an asset\n/fees – what the chain charges',
    '/notify – what I tell you about\n/accounts – the accounts I watch for you\n/orders – their open orders\n/alert – tell me when a price gets there\n/quiet – a time without messages\n/minimum – payments from which sum on\n/pay – pay a contact\n/findme – let contacts find your account\n/partner – your invitation link\n/language – another language\n/support – get help from people\n/stop – delete everything I keep about you',
    'In any chat, after my name: “10 BTS to alice-trader7 coffee” asks for a payment, “STH” shows a price.',
    'Log in with your account name and password, or with a private key, inside the app only.',
    'I never ask for passwords, keys or PIN codes, and I never write first about them. Whoever does is a fraud, whatever their name.',
  ].join('\n\n'),
  unhandled: 'I did not understand that. /start opens the app, /help says more.',
  launchButton: 'Open XBTS',
  menuButton: 'XBTS',
  commands: {
    start: 'Open the app',
    wallet: 'Your wallet',
    pools: 'Liquidity pools',
    stake: 'SmartHolder staking',
    price: 'Price and chart of an asset',
    fees: 'Network fees',
    notify: 'What I tell you about',
    accounts: 'Accounts I watch for you',
    orders: 'Open orders of these accounts',
    alert: 'Alerts of prices',
    quiet: 'When I am to be quiet',
    minimum: 'Payments from which sum on',
    pay: 'Pay a contact',
    findme: 'Let contacts find your account',
    partner: 'Your invitation link',
    language: 'Language of the bot',
    support: 'Get help from people',
    stop: 'Stop and delete everything about you',
    help: 'What this bot can do',
  },
  refusePartner: 'I was not invited by them',
  partnerRefused: 'No partner is recorded for you, and none will be.',
  partner: (link, count) =>
    `Your invitation link:\n${link}\n\nPeople who joined with it: ${count}. They see your account name and can decline it. There is one level only.`,
  partnerNeedsAccount:
    'An invitation link carries the name of your account. Let me know your account first: open the app, More, “Tell me about payouts”.',
  notify:
    'I tell you about these. Tap to change.\n\nStored for that: your messenger id, language, account names with their open orders, your alerts and quiet time, and these choices. /stop deletes them all.',
  notSubscribed:
    'You have not asked me to tell you anything yet. Open the app, More, “Tell me about payouts”: your account’s key signs there that it is yours.',
  kinds: {
    payout: 'SmartHolder payouts',
    incomingTransfer: 'Incoming transfers',
    depositCredited: 'Deposits credited',
    stakeMatured: 'Stakes and locked balances that are free',
    orderChanged: 'Orders filled, expired or cancelled',
    proposal: 'Proposals that wait for me, and what became of them',
    timedTransfer: 'Timed transfers to me and from me',
    keysChanged: 'Keys of my account changed',
  },
  mute: '🔕 Mute all',
  unmute: '🔔 Unmute',
  accounts: 'I watch these accounts for you:',
  noAccounts: 'I watch no account for you. Open the app, More, “Tell me about payouts”, to add one.',
  removeAccount: (name) => `Remove ${name}`,
  orders: {
    title: 'Open orders',
    none: (names) => `No open orders. I watch: ${names}`,
    buys: (amount, price) => `Buys ${amount} at ${price}`,
    sells: (amount, price) => `Sells ${amount} at ${price}`,
    filled: (percent) => `${percent}% filled`,
    until: (moment) => `until ${moment}`,
    more: (count) => `… and ${count} more in the app`,
    market: (quote, base) => `Market ${quote} / ${base}`,
  },
  numbers: {
    ambiguous: (number, grouped) =>
      `That can be ${number} or ${grouped}. Write ${grouped} without a mark, or ${number}0.`,
    otherDigits: (digits) => `${digits} are digits of another script. Write the number with 0–9.`,
  },
  alerts: alertsEn,
  requests: requestsEn,
  find: findEn,
  forgotten:
    'Done: your subscription, accounts, alerts, requests, choices, waiting messages and partner are deleted. You will not hear from me until you ask.',
  description:
    'XBTS: wallet, swaps, pools and staking on BitShares. Your keys never leave your device. This bot never asks for them.',
  privateOnly: 'That is between you and me: write to me privately.',
  unavailable: 'The chain does not answer me right now. Please try again in a minute.',
  noRecords:
    'I can’t reach my own records right now, so I can neither look that up nor change it. Please try again in a minute. The app itself works without them.',
  open: {
    wallet: 'Open the wallet',
    pools: 'Open the pools',
    smartholder: 'Open SmartHolder',
    swap: 'Swap',
  },
  wallet:
    'Your wallet opens in the app: balances, sending and receiving. Keys and PIN are asked for there only, never in this chat.',
  stake: (payers) =>
    [
      'SmartHolder shares up to 50% of the exchange’s trading profit among those who stake STH for 1, 3, 6 or 12 months; 6 months weigh 50% more, 12 months twice.',
      `Payouts come on the 1st and 15th, as transfers on the chain${payers === '' ? '' : ` from ${payers}`}.`,
    ].join('\n\n'),
  staked: ({ sum, weight, holders }) =>
    `Staked in all: ${sum} by ${holders} accounts.${weight === null ? '' : ` With the bonuses of their terms they weigh ${weight}.`}`,
  noStaked: {
    silent: 'The staking service does not answer right now. Staking and claiming work without it.',
    unknownForm:
      'The staking service answers in a form I do not know, so I can’t say what is staked in all. Staking and claiming work without it.',
    none: 'This app has no staking service, so I can’t say what is staked in all. Staking and claiming work without it.',
  },
  price: {
    ask: 'Which asset? For example: /price STH',
    unknownAsset: (symbol) => `There is no asset ${symbol} on the chain.`,
    none: (symbol) => `${symbol}: no price`,
    percent: (value) => `${value}%`,
    change: (percent) => `${percent} in 24 h`,
    change1h: (percent) => `${percent} in 1 h`,
    volume: (volume) => `24 h volume ${volume}`,
    chart: (unit) => `Chart: trades of the last 7 days in ${unit}, UTC`,
    noChart: 'Too few trades in the last 7 days to draw.',
  },
  pools: {
    title: 'The largest liquidity pools',
    none: (query) => `There is no pool of ${query}.`,
    line: ({ apy, fee, worth }) =>
      `APY ${apy}% · fee ${fee}%${worth === undefined ? '' : ` · holds ≈ ${worth}`}`,
  },
  fees: {
    title: 'What the chain charges for an operation',
    note: 'A message with a transfer adds to its fee. The app shows the exact fee before anything is signed.',
    names: {
      transfer: 'Transfer',
      limit_order_create: 'Place an order',
      limit_order_cancel: 'Cancel an order',
      liquidity_pool_exchange: 'Swap',
      liquidity_pool_deposit: 'Deposit into a pool',
      liquidity_pool_withdraw: 'Withdraw from a pool',
      vesting_balance_create: 'Stake',
      vesting_balance_withdraw: 'Claim a stake',
    },
  },
  digitGap: ',',
  sources: (names) => `Source: ${names.join(', ')}`,
  missing: (names) => `No answer right now: ${names.join(', ')}`,
  age: (seconds) => `${seconds} s ago`,
  asOf: (moment) => `as of ${moment}`,
  sourceNames: {
    prices: 'price service',
    tickers: 'market server',
    orders: 'order book of the chain',
    pool: 'pool on the chain',
    chain: 'the chain',
    staking: 'staking service',
  },
  support: (chat) =>
    [
      `People help here: ${chat}`,
      'None of us writes to you first. None of us, nor this bot, ever asks for a password, a private key, a PIN code or a backup file. Whoever does is a fraud, whatever their name.',
    ].join('\n\n'),
  language: 'Which language shall I speak?',
  languageChosen: 'I will write in English from now on.',
  share: {
    invitation: (account) =>
      `${account} invites you to XBTS: a wallet, swaps, liquidity pools and staking on BitShares. The keys stay on your device.`,
    pool: (name) => `Liquidity pool ${name} on XBTS`,
    openPool: 'Open the pool',
  },
  inline: {
    appTitle: 'XBTS on BitShares',
    appText:
      'XBTS: wallet, swaps, liquidity pools and SmartHolder staking on BitShares. Keys stay on your device.',
    noPrice: 'no price',
  },
  keys: {
    mine: 'Good. Log in again on each of your devices with the new password.',
    activeLost:
      'Open the app at once. The owner key is still as it was: log in with the account’s password or owner key and change the password under Settings, Security. That makes all other keys worthless.',
    ownerLost:
      'Open the app at once. The owner key was replaced, too: the old password opens nothing, and nobody can take the account back for you. If you approved this change as a co-signer, ask the others. Tell everybody who pays to this account, and change the passwords of your other accounts.',
  },
};

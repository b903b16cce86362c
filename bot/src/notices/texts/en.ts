import { en as bot } from '../../telegram/texts/en.ts';
import type { NoticeTexts } from './texts.ts';

const { locale, sourceNames } = bot;

export const en: NoticeTexts = {
  payout: {
    title: 'SmartHolder payout',
    from: (payer) => `Paid by ${payer}`,
    total: (worth) => `Together ${worth}`,
    more: (count) => `… and ${count} more in the app`,
    button: 'My stakes',
  },
  incomingTransfer: {
    title: 'Incoming transfer',
    line: (amount, { from, to }) => `${amount} from ${from} to ${to}`,
    button: 'History',
  },
  requestPaid: {
    title: 'A request of yours is paid',
    line: (amount, { from, to }) => `${amount} from ${from} to ${to}`,
    matched:
      'It is known by account, asset and exact amount, and by nothing else: the message of a payment is encrypted.',
    button: 'History',
  },
  depositCredited: {
    title: 'Deposit credited',
    line: (amount, { by, to }) => `${amount} for ${to}, credited by ${by}`,
    button: 'History',
  },
  stakeMatured: {
    title: 'A stake has matured',
    vestingTitle: 'A locked balance is free',
    line: (amount, account) => `${amount} of ${account} can be claimed now.`,
    button: 'Claim',
  },
  roundSummary: {
    title: 'A round of SmartHolder payouts',
    from: (payer) => `Paid by ${payer}`,
    spread: (payments, accounts) => `in ${payments} payments to ${accounts} accounts`,
    button: 'Open XBTS',
  },
  priceAlert: {
    locale,
    sourceNames,
    rules: {
      above: (level) => `You waited for ${level} or more.`,
      below: (level) => `You waited for ${level} or less.`,
      moved: (level) => `It has moved by ${level} or more.`,
    },
    source: (names, moment) => `Source: ${names}, ${moment}`,
    oneSource: 'No other source confirms it.',
    button: 'Open in XBTS',
    onceMore: '🔁 Once more',
    mute: '🔕 Mute',
    remove: '🗑 Delete',
  },
  proposal: {
    titles: {
      waits: 'A proposal waits for you',
      approved: 'A proposal was approved by one more',
      ending: 'A proposal ends within the hour',
      carriedOut: 'A proposal was carried out',
      refused: 'A proposal was refused',
      ended: 'A proposal’s time has run out',
    },
    account: (name, id) => `Account ${name}, proposal ${id}`,
    payment: (amount, to) => `Pay ${amount} to ${to}`,
    count: (operations) => `Operations: ${operations}`,
    proposer: (name) => `Proposed by ${name}`,
    stranger: (name) => `⚠️ ${name} does not sign for this account: check who that is`,
    listed: (name) => `⚠️ ${name} is on a list of scam accounts`,
    by: (name) => `Approved by ${name}`,
    until: (moment) => `Open until ${moment}`,
    button: 'Proposals',
  },
  timed: {
    titles: {
      waits: 'A timed transfer waits for its secret',
      taken: 'A timed transfer was paid out',
      returned: 'A timed transfer was returned',
    },
    between: (amount, from, to) => `${amount} from ${from} to ${to}`,
    number: (id) => `Number ${id}`,
    until: (moment) => `It returns to the sender at ${moment}`,
    secret: 'Its secret stands on the chain: in a swap the other part can be taken with it.',
    button: 'Timed transfers',
  },
  keysChanged: {
    title: 'Keys of your account were changed',
    now: 'Devices with the old password can look, but no longer pay.',
    ask: 'Was it you? Then log in again with the new password. If it was not, say so now: I show what can still be saved.',
    never: 'I never ask for a password, key or PIN.',
    button: 'History',
    mine: 'It was me',
    notMine: 'It was not me',
  },
  orderChanged: {
    titles: {
      filled: 'Order filled',
      partlyFilled: 'Order partly filled',
      expired: 'Order expired',
      cancelled: 'Order cancelled',
    },
    bought: (had, paid) => `Bought ${had} for ${paid}`,
    sold: (given, had) => `Sold ${given} for ${had}`,
    price: (price) => `Price ${price}`,
    fee: (amount) => `Market fee ${amount}`,
    open: (rest) => `Still open: ${rest}`,
    saleEnded: (price, rest) => `Sell order at ${price}: ${rest} is back in the balance`,
    purchaseEnded: (price, rest) => `Buy order at ${price}: ${rest} is back in the balance`,
    account: (name) => `Account ${name}`,
    more: (count) => `… and ${count} more in the app`,
    button: (quote, base) => `Market ${quote} / ${base}`,
  },
};

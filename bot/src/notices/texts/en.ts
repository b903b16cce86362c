import { en as bot } from '../../telegram/texts/en.ts';
import type { NoticeTexts } from './texts.ts';

const { locale, sourceNames, percent } = bot;

export const en: NoticeTexts = {
  payout: {
    title: '💰 SmartHolder payout',
    from: (payer) => `From ${payer}`,
    total: (worth) => `Total ${worth}`,
    more: (count) => `${count} more in the app`,
    button: 'My stakes',
  },
  incomingTransfer: {
    title: '📥 Incoming transfer',
    line: (amount, { from, to }) => `${amount} from ${from} to ${to}`,
    button: 'History',
  },
  requestPaid: {
    title: '✅ Your request is paid',
    line: (amount, { from, to }) => `${amount} from ${from} to ${to}`,
    matched: 'Matched by account, asset and exact amount only: the payment’s memo is encrypted.',
    button: 'History',
  },
  depositCredited: {
    title: '📥 Deposit credited',
    line: (amount, { by, to }) => `${amount} to ${to}, credited by ${by}`,
    button: 'History',
  },
  stakeMatured: {
    title: '🔓 Stake unlocked',
    vestingTitle: '🔓 Balance unlocked',
    line: (amount, account) => `${amount} ready to claim · ${account}`,
    button: 'Claim',
  },
  roundSummary: {
    title: '💰 SmartHolder payouts',
    from: (payer) => `From ${payer}`,
    spread: (payments, accounts) => `· payments: ${payments}, accounts: ${accounts}`,
    button: 'Open XBTS',
  },
  priceAlert: {
    locale,
    sourceNames,
    percent,
    rules: {
      above: (level) => `📈 Reached ${level} or more`,
      below: (level) => `📉 Dropped to ${level} or less`,
      moved: (level) => `↕️ Moved by ${level} or more`,
    },
    source: (names, moment) => `Source: ${names}, ${moment}`,
    oneSource: 'Not confirmed by another source.',
    button: 'Open in XBTS',
    onceMore: '🔁 Turn on again',
    mute: '🔕 Mute',
    remove: '🗑 Delete',
  },
  proposal: {
    locale,
    titles: {
      waits: '✍️ Proposal needs your approval',
      approved: 'New approval of a proposal',
      ending: '⏳ Proposal ends within an hour',
      carriedOut: '✅ Proposal executed',
      refused: '❌ Proposal rejected',
      ended: 'Proposal expired',
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
    locale,
    titles: {
      waits: '⏳ Timed transfer awaits its secret',
      taken: '✅ Timed transfer paid out',
      returned: '↩️ Timed transfer returned',
    },
    between: (amount, from, to) => `${amount} from ${from} to ${to}`,
    number: (id) => `ID ${id}`,
    until: (moment) => `Returns to the sender at ${moment}`,
    secret: 'The secret is now public on the chain: in a swap, the other part can be claimed with it.',
    button: 'Timed transfers',
  },
  orderChanged: {
    titles: {
      filled: '✅ Order filled',
      partlyFilled: 'Order partially filled',
      expired: '⌛ Order expired',
      cancelled: '❌ Order cancelled',
    },
    bought: (had, paid) => `Bought ${had} for ${paid}`,
    sold: (given, had) => `Sold ${given} for ${had}`,
    price: (price) => `Price ${price}`,
    fee: (amount) => `Market fee ${amount}`,
    open: (rest) => `Still open: ${rest}`,
    saleEnded: (price, rest) => `Sell order at ${price}: ${rest} returned to your balance`,
    purchaseEnded: (price, rest) => `Buy order at ${price}: ${rest} returned to your balance`,
    account: (name) => `Account ${name}`,
    more: (count) => `${count} more in the app`,
    button: (quote, base) => `Market ${quote} / ${base}`,
  },
};

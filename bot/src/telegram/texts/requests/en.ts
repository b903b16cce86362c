import type { RequestTexts } from './requestTexts.ts';

export const requestsEn: RequestTexts = {
  title: 'Payment request',
  line: (amount, account) => `${amount} to ${account}`,
  anything: 'A payment',
  anyAmount: (symbol) => `Any amount of ${symbol}`,
  anyAsset: (amount) => `${amount} of any asset`,
  isOwn: 'Verified by its key: this account belongs to the person asking.',
  isNotOwn: 'Not verified: check whose account this is before you pay.',
  until: (moment) => `Valid until ${moment}`,
  pay: 'Pay in XBTS',
  ask: '🔄 Check payment',
  paid: (block) => `Paid · block ${block}`,
  from: (payer) => `From ${payer}`,
  proof: 'proof',
  matched:
    'First payment of exactly this amount to this account after the request. Its block is irreversible.',
  notYet:
    'Not paid yet: no payment of exactly this amount is in a final block. I’ll mark this card when one is.',
  noMark: 'This request has no exact amount, so I can’t tell which payment answers it.',
  over: 'This request has expired. I keep them for one day.',
  how: 'To ask for a payment in any chat, type my name, then the amount, the asset, “to”, the account and a memo if you like.',
  example: '10 BTS to alice-trader7 coffee',
  whose: 'Without “to”, it’s your own account, once I know it. Open the app: More → Bot notifications.',
  refused: {
    malformed: 'Can’t read this as a payment request',
    account: (name) => `Account ${name} not found. Check the spelling`,
    asset: (symbol) => `Asset ${symbol} not found. Check the spelling`,
    zero: 'Enter an amount above zero',
    decimals: 'Too many decimals for this asset',
    tooMuch: 'More than this asset can ever have. Enter less',
    memo: 'The memo is too long or has hidden characters',
    tooMany: 'You’ve reached the limit of open requests',
    away: 'The chain isn’t responding. Try again later',
  },
};

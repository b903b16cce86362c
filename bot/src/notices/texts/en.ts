import type { NoticeTexts } from './texts.ts';

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
  stakeMatured: {
    title: 'A stake has matured',
    line: (amount, account) => `${amount} of ${account} can be claimed now.`,
    button: 'Claim',
  },
  roundSummary: {
    title: 'A round of SmartHolder payouts',
    from: (payer) => `Paid by ${payer}`,
    spread: (payments, accounts) => `in ${payments} payments to ${accounts} accounts`,
    button: 'Open XBTS',
  },
};

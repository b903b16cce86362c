/** Texts of the history, in English. {{name}} is filled in. */
export const historyEn = {
  'history.counter': 'In return',
  'history.empty': 'No operations yet',
  'history.emptyHint': 'What you send and receive is listed here.',
  'history.older': 'Show older',
  'history.onTheWay': 'On the way',
  'history.pendingSigned': 'Signed, being sent',
  'history.pendingLost': 'Sent, no answer yet',
  'history.pendingSent': 'Sent, waiting for a block',
  'history.from': 'From {{name}}',
  'history.given': 'Given',
  'history.got': 'Received',
  'history.offered': 'Offered',
  'history.asked': 'Asked for',
  'history.feeOfSender': 'Fee, paid by the sender',
  'history.trxInBlock': 'Transaction in the block',
  'history.copyOperation': 'Copy the operation id',
  'history.showBlock': 'Open in the explorer',
  'history.encryptedMemo': 'Encrypted message',
  'history.foreignMemo': 'This message can be read only with another key.',
  'history.unlockMemo': 'Unlock to read messages',

  'history.scam':
    'An account or an asset of this operation is on the list of scam. Do not follow its links, and send nothing back.',

  'history.expired': 'Order expired',
  'history.rest': 'Rest of an order came back',
  'history.order': 'Order number',
  'history.price': 'Price before the market fee',
  'history.priceOf': '{{price}} {{base}} for one {{quote}}',
  'history.role': 'Side of the trade',
  'history.maker': 'Maker: it waited on the book',
  'history.taker': 'Taker: it met the book',
  'history.marketFee': 'Market fee taken',

  'history.failed': 'Did not go through',
  'history.dismiss': 'Dismiss',
} as const;

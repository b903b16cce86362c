/** Codes of what is sent: amounts, recipients, messages, links, requests, several payments at once, fees, timed transfers. */
export const paymentCodes = [
  // amounts typed by a user
  'amount.empty', // nothing typed
  'amount.malformed', // not a decimal number
  'amount.other_digits', // digits of another script than 0 to 9. facts: digits
  'amount.ambiguous', // its mark may part decimals or thousands. facts: number, grouped
  'amount.too_many_decimals', // more decimals than the asset has (never rounded). facts: decimals
  'amount.zero', // must be more than zero
  'amount.negative',
  'amount.too_large', // more than the chain's largest supply
  'amount.over_balance', // more than the account has. facts: balance, symbol
  'amount.reserve', // less of the native coin would be left than the next fee costs. facts: reserve, symbol

  // the recipient of a payment
  'recipient.empty', // nothing typed
  'recipient.malformed', // not an account name
  'recipient.unknown', // no such account on the chain. facts: account
  'recipient.self', // sender and recipient would be the same account
  'recipient.scam', // on the operator's list of scam accounts. facts: account, time
  'recipient.no_memo_key', // the account's memo key can't be used: only a payment without a message is possible. facts: account

  // timed transfers
  'timed.gone', // it was taken, or its time ran out. facts: id
  'timed.secret_wrong', // these bytes do not open it
  'timed.hash_malformed', // not a hash of the chosen algorithm. facts: bytes
  'timed.size_malformed', // the secret's length is no number of bytes between 1 and facts: most
  'timed.time_malformed', // not a whole number of hours above 0
  'timed.too_long', // the chain holds nothing for so long. facts: hours (not when the chain said it)

  // the message of a payment
  'memo.too_long', // the transaction would be larger than the chain allows. facts: bytes, longest
  'memo.hidden', // characters that show nothing or turn what is read

  // a payment link, scanned, pasted or opened; nothing of a refused one is filled in
  'payment_link.malformed', // neither a payment link nor an account name
  'payment_link.other_network', // another wallet's link, for another network. facts: network
  'payment_link.repeated', // a field is there twice. facts: field
  'payment_link.recipient', // no recipient, or what is no account name
  'payment_link.asset', // no asset symbol
  'payment_link.amount', // not a plain decimal number
  'payment_link.memo', // too long, or with characters that hide or turn what is read
  'payment_link.asset_not_held', // the account has nothing of the asset asked for. facts: symbol

  // a request for a payment that the bot keeps
  'payment_request.unknown', // the bot has none of that id, and may never have had
  'payment_request.expired', // it was kept for a day, and that is over
  'payment_request.too_many', // as many as one may have open. facts: most

  // several payments at once
  'batch.line', // a line that is not: name, amount, message
  'batch.unit', // behind the amount stands what may be another unit than the asset of the list. facts: unit, symbol
  'batch.too_many', // more payments than fit into one transaction. facts: bytes, longest
  'batch.nothing', // no payment is written down

  // paying the fee
  'fee.no_core', // no native coin at all to pay fees with. facts: symbol
  'fee.over_balance', // less of the chosen fee asset than the fee, after what is sent. facts: fee, symbol
] as const;

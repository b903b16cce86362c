/**
 * Codes of payments: amounts, recipients, messages, links, requests, several payments at once, fees, timed transfers.
 */
export const paymentCodes = [
  // amounts typed by a user
  'amount.empty', // nothing typed
  'amount.malformed', // not a decimal number
  'amount.other_digits', // digits of another script than 0 to 9. facts: digits
  'amount.ambiguous', // its mark may separate decimals or thousands. facts: number, grouped
  'amount.too_many_decimals', // more decimals than the asset has (never rounded). facts: decimals
  'amount.zero', // must be more than zero
  'amount.negative',
  'amount.too_large', // more than the chain's largest supply
  'amount.over_balance', // more than the account has. facts: balance, symbol
  'amount.reserve', // the next fee would exceed the remaining native coins. facts: reserve, symbol

  // the recipient of a payment
  'recipient.empty', // nothing typed
  'recipient.malformed', // not an account name
  'recipient.unknown', // no such account on the chain. facts: account
  'recipient.self', // sender and recipient would be the same account
  'recipient.scam', // on the operator's list of scam accounts. facts: account, time
  'recipient.no_memo_key', // the account's memo key is unusable: only a payment without a message is possible. facts: account

  // timed transfers
  'timed.gone', // it was claimed, or it expired. facts: id
  'timed.secret_wrong', // these bytes do not unlock it
  'timed.hash_malformed', // not a hash of the chosen algorithm. facts: bytes
  'timed.size_malformed', // the secret's length must be 1 to `most` bytes. facts: most
  'timed.time_malformed', // not a whole number of hours above 0
  'timed.too_long', // longer than the chain allows. facts: hours (unless the chain refused it)

  // the message of a payment
  'memo.too_long', // the transaction would be larger than the chain allows. facts: bytes, longest
  'memo.hidden', // invisible characters, or ones that reverse the text

  // a payment link, scanned, pasted or opened; a refused one fills in nothing
  'payment_link.malformed', // neither a payment link nor an account name
  'payment_link.other_network', // another wallet's link for another network. facts: network
  'payment_link.repeated', // a field occurs twice. facts: field
  'payment_link.recipient', // no recipient, or an invalid account name
  'payment_link.asset', // no asset symbol
  'payment_link.amount', // not a plain decimal number
  'payment_link.memo', // too long, or with characters that hide or reverse the text
  'payment_link.asset_not_held', // the account holds none of the requested asset. facts: symbol

  // a request for a payment that the bot keeps
  'payment_request.unknown', // the bot does not know that id
  'payment_request.expired', // its day is over
  'payment_request.too_many', // the limit of open requests is reached. facts: most

  // several payments at once
  'batch.line', // a line other than: name, amount, message
  'batch.unit', // the text after the amount may be another unit than the list's asset. facts: unit, symbol
  'batch.too_many', // more payments than fit into one transaction. facts: bytes, longest
  'batch.nothing', // the list has no payment

  // paying the fee
  'fee.no_core', // no native coin to pay fees with. facts: symbol
  'fee.over_balance', // the chosen fee asset does not cover the fee after the payment. facts: fee, symbol
] as const;

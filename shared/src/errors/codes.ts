/**
 * Every error code of the product, by the noun it belongs to. A code is never reused for another meaning.
 * Each has a sentence in en, ru and zh in the mini app (a test counts them) and says in its comment when it occurs.
 */
export const errorCodes = [
  // general
  'unexpected', // a fault of our own; the cause says more

  // amounts typed by a user
  'amount.empty', // nothing typed
  'amount.malformed', // not a decimal number
  'amount.too_many_decimals', // more decimals than the asset has (never rounded). facts: decimals
  'amount.zero', // must be more than zero
  'amount.negative',
  'amount.too_large', // more than the chain's largest supply
  'amount.over_balance', // more than the account has. facts: balance, symbol
] as const;

export type ErrorCode = (typeof errorCodes)[number];

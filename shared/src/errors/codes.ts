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

  // the connection to chain nodes
  'node.unreachable', // no node could be asked before the deadline. facts: method
  'node.timeout', // a node took the request and did not answer in time. facts: method, url
  'node.connection_lost', // the connection went away (reads are then repeated on another node). facts: url, reason
  'node.wrong_chain', // the node is on another network. facts: url, expected, got
  'node.stale', // the node's head is too far behind the best one known. facts: url, behindSeconds
  'node.api_denied', // this node does not offer that API (public nodes: asset, block). facts: api, url
  'node.bad_answer', // an answer without the fields we rely on. facts: method, detail
  'node.closed', // the client was closed by the app
  'request.cancelled', // the caller no longer wants the answer
  'broadcast.answer_lost', // sent, but no answer: it may or may not get into a block. facts: reason

  // services (the bot's data server and what stands behind it)
  'service.unreachable', // no answer, or no network. facts: path
  'service.bad_answer', // an answer of a wrong shape. facts: path, detail
  'service.refused', // an error answer; its own words are shown as they are. facts: path, status, code, message
  'service.rate_limited', // too many requests. facts: path
] as const;

export type ErrorCode = (typeof errorCodes)[number];

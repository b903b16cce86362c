/** Codes of the bot: its data server, its database, launch data, subscriptions, alerts and shared links. */
export const serviceCodes = [
  // services (the bot's data server and its upstreams)
  'service.unreachable', // no answer, or no network. facts: path
  'service.bad_answer', // an answer of the wrong shape. facts: path, detail
  'service.refused', // an error answer; its own words are shown unchanged. facts: path, status, code, message
  'service.rate_limited', // too many requests. facts: path
  'service.overloaded', // the data server is overloaded and says when to come back. facts: path
  'service.not_configured', // the operator has not configured the service. facts: name

  // the bot's own database
  'storage.in_use', // another process uses the data folder, which allows one. facts: folder
  'storage.unavailable', // writing fails: the disk is full, or the folder is read-only. facts: detail
  'storage.connection_lost', // the database server does not answer; the query is repeated. facts: detail

  // launch data of the messenger, checked by the bot's server
  'launch.missing', // the request carries none
  'launch.not_held', // the page runs outside a messenger, so its launch data could be a stranger's
  'launch.forged', // not signed for this bot, or not in the messenger's format
  'launch.expired', // signed too long ago. facts: ageSeconds
  'launch.replayed', // another page than the sender used it before

  // subscriptions to an account
  'subscription.challenge_over', // the challenge was used, replaced or is too old: request another
  'subscription.wrong_key', // signed neither by a key of the account's active authority nor by its memo key. facts: account
  'subscription.too_many_accounts', // the limit of watched accounts is reached. facts: most

  // price alerts
  'alert.unknown_subject', // the chain has no such asset, market or pool. facts: what
  'alert.no_price', // it has no price now to start from. facts: what
  'alert.same_price', // the level equals the present price, without a direction
  'alert.too_many', // the limit of alerts is reached. facts: most

  // sharing from inside the app
  'share.late', // the bot took so long that the messenger would ignore what follows from the press
  'share.account_unknown', // the bot does not know the account as the user's, or its name does not fit a link. facts: account
] as const;

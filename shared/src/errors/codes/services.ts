/** Codes of the bot: its data server, its database, launch data, subscriptions, alerts and what it shares. */
export const serviceCodes = [
  // services (the bot's data server and what stands behind it)
  'service.unreachable', // no answer, or no network. facts: path
  'service.bad_answer', // an answer of a wrong shape. facts: path, detail
  'service.refused', // an error answer; its own words are shown as they are. facts: path, status, code, message
  'service.rate_limited', // too many requests. facts: path
  'service.overloaded', // the data server has more to do than it can, and says when to come again. facts: path
  'service.not_configured', // the operator has set no such service. facts: name

  // the bot's own database
  'storage.in_use', // another process uses the data folder: one process a folder. facts: folder
  'storage.unavailable', // nothing can be stored: the disk is full, or the folder is read-only. facts: detail
  'storage.connection_lost', // the database server does not answer; it is asked again. facts: detail

  // launch data of the messenger, as the bot's server checks it
  'launch.missing', // the request carries none
  'launch.not_held', // no messenger holds the page, so that its launch data may be anybody's
  'launch.forged', // not signed for this bot, or not in the form the messenger signs
  'launch.expired', // signed too long ago. facts: ageSeconds
  'launch.replayed', // used before by a page other than the one that sends it now

  // telling somebody about an account
  'subscription.challenge_over', // the challenge was used, replaced or is too old: ask for a new one
  'subscription.wrong_key', // not signed by a key of the account's active authority, nor by its memo key. facts: account
  'subscription.too_many_accounts', // as many accounts are watched as may be. facts: most

  // alerts of prices
  'alert.unknown_subject', // the chain has no such asset, market or pool. facts: what
  'alert.no_price', // it has no price now, so that there is nothing to wait from. facts: what
  'alert.same_price', // the level is the price of now, and no side was said
  'alert.too_many', // as many alerts as one may have. facts: most

  // sharing from inside the app
  'share.account_unknown', // the bot does not know the account to be the user's, or no link can carry its name. facts: account
] as const;

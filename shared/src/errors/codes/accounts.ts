/** Codes of login, names of new accounts, creating one, another password. */
export const accountCodes = [
  // login
  'login.account_empty', // no account name typed
  'login.unknown_account', // no such account on the chain. facts: account
  'login.secret_empty', // no password or key typed
  'login.wrong_password', // the password opens no role of the account
  'login.key_not_of_account', // a good key, but of no role of the account. facts: account
  'login.no_active', // the secret opens only the memo role: it can sign nothing. facts: account

  // the name of a new account, as it is typed
  'account_name.malformed', // characters that no name has, or another beginning than a letter
  'account_name.too_long', // more than 63 characters
  'account_name.premium', // letters only: such names are not sold here (spec §5)
  'account_name.after_hyphen', // nothing, or another hyphen, after a hyphen (spec §5)
  'account_name.taken', // an account of that name is on the chain (spec §5). facts: account

  // creating an account
  'new_account.unconfirmed', // one of the three confirmations is missing
  'new_account.wrong_part', // what was typed back is not what stands at that place of the password
  'new_account.too_many', // more registrations in an hour than one address may ask for
  'new_account.not_on_chain', // the faucet has taken it, and it is still in no block. facts: account
  'new_account.foreign_keys', // on the chain other keys than the user's hold it too. facts: account

  // Change of the account's password
  'password.wrong_owner', // the password or key does not open the owner role. facts: account
  'password.shared_account', // several keys or accounts sign for it, which a password would undo. facts: account
  'password.same', // the new password gives the keys that are set
] as const;

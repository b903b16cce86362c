/**
 * Codes of login, names, new accounts and passwords, and of the places of their keys: the vault, its PIN and sensors,
 * backups, wallet files.
 */
export const accountCodes = [
  // login
  'login.account_empty', // no account name typed
  'login.unknown_account', // no such account on the chain. facts: account
  'login.secret_empty', // no password or key typed
  'login.wrong_password', // the password opens no role of the account
  'login.key_not_of_account', // a valid key, but of no role of the account. facts: account
  'login.no_active', // the secret opens only the memo role: it can sign nothing. facts: account
  'keys.changed', // none of the keys on this device is the account's any more. facts: account

  // the name of a new account, while it is typed
  'account_name.malformed', // characters that names cannot have, or no letter at the start
  'account_name.too_long', // more than 63 characters
  'account_name.premium', // letters only: such names are not sold here (spec §5)
  'account_name.after_hyphen', // nothing, or another hyphen, after a hyphen (spec §5)
  'account_name.taken', // an account of that name is on the chain (spec §5). facts: account
  'account_name.barred_part', // a part that the registration service does not allow. facts: part
  'account_name.barred', // the registration service does not allow the name

  // creating an account
  'new_account.unconfirmed', // one of the three confirmations is missing
  'new_account.wrong_part', // the typed part differs from the password at that place
  'new_account.too_many', // more registrations in an hour than one address may request
  'new_account.address_limit', // the registration service has just created one for this address. facts: minutes
  'new_account.barred_address', // the registration service blocks this address
  'new_account.closed', // the registration service is closed now
  'new_account.failed', // the registration service failed without a reason
  'new_account.other_answer', // it answered about another name, or other keys than were sent
  'new_account.not_on_chain', // the faucet accepted it, but no block contains it yet. facts: account
  'new_account.foreign_keys', // on the chain, keys other than the user's control it too. facts: account

  // the PIN of the vault
  'pin.empty', // nothing typed
  'pin.too_short', // fewer characters than required. facts: least
  'pin.too_simple', // one digit repeated, or digits in a row
  'pin.mismatch', // the repetition differs

  // the vault
  'vault.wrong_pin', // the PIN does not open it. facts: waitSeconds
  'vault.wait', // too many wrong PINs: none is checked before the wait is over. facts: seconds
  'vault.empty', // nothing is stored on this device
  'vault.no_account', // opened, but without the account. facts: account
  'vault.other_device', // the envelope was made with the key of another device or browser profile
  'vault.damaged', // the stored envelope was cut or altered
  'vault.unknown_version', // written by a newer version of the app. facts: version
  'vault.no_pin', // a sensor is the only way to unlock
  'vault.no_token', // this sensor is not set up, or returned another secret than the stored one
  'vault.wiped', // the limit of wrong PINs was reached: everything was removed. facts: count
  'vault.unavailable', // the browser offers no storage, or it is full. facts: detail

  // A backup file of the keys
  'backup.empty', // no text was given
  'backup.damaged', // cut, altered, or no backup at all
  'backup.unknown_version', // written by a newer version of the app. facts: version
  'backup.wrong_password', // its password does not open it
  'backup.nothing_chosen', // no part was chosen to be restored
  'backup.other_chain', // an entry is of another chain. facts: name
  'backup.mismatch', // the repetition of its password differs
  'backup.weak_password', // fewer characters than required. facts: least

  // A wallet file of an older wallet of this chain
  'wallet_file.none', // no file was chosen
  'wallet_file.foreign', // another kind of file
  'wallet_file.cut', // a part of it is missing
  'wallet_file.wrong_password', // its password does not open it, or it was altered: the file has one check for both
  'wallet_file.damaged', // its password opens it, but the content is invalid
  'wallet_file.no_keys', // it opens, but holds no key

  // The store of the legacy app
  'legacy.damaged', // cut, altered, or without an account

  // Change of the account's password
  'password.wrong_owner', // the password or key does not open the owner role. facts: account
  'password.shared_account', // several keys or accounts sign for it, which a new password would undo. facts: account
  'password.same', // the new password gives the present keys

  // Unlocking by finger, face or passkey
  'sensor.unavailable', // absent, or not permitted by the user
  'sensor.refused', // the finger or face was not recognised, or the user gave up
] as const;

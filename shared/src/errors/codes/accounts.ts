/** Codes of login, names, new accounts and passwords, and where their keys lie: the vault, its PIN and sensors, backups, wallet files. */
export const accountCodes = [
  // login
  'login.account_empty', // no account name typed
  'login.unknown_account', // no such account on the chain. facts: account
  'login.secret_empty', // no password or key typed
  'login.wrong_password', // the password opens no role of the account
  'login.key_not_of_account', // a good key, but of no role of the account. facts: account
  'login.no_active', // the secret opens only the memo role: it can sign nothing. facts: account
  'keys.changed', // none of the keys on this device is the account's any more. facts: account

  // the name of a new account, as it is typed
  'account_name.malformed', // characters that no name has, or another beginning than a letter
  'account_name.too_long', // more than 63 characters
  'account_name.premium', // letters only: such names are not sold here (spec §5)
  'account_name.after_hyphen', // nothing, or another hyphen, after a hyphen (spec §5)
  'account_name.taken', // an account of that name is on the chain (spec §5). facts: account
  'account_name.barred_part', // a part that the registration service takes in no name. facts: part
  'account_name.barred', // the registration service takes no such name

  // creating an account
  'new_account.unconfirmed', // one of the three confirmations is missing
  'new_account.wrong_part', // what was typed back is not what stands at that place of the password
  'new_account.too_many', // more registrations in an hour than one address may ask for
  'new_account.address_limit', // the registration service has just created one for this address. facts: minutes
  'new_account.barred_address', // the registration service takes nothing from this address
  'new_account.closed', // the registration service creates none now
  'new_account.failed', // the registration service tried, and does not say why there is none
  'new_account.other_answer', // it answered about another name, or other keys than it was sent
  'new_account.not_on_chain', // the faucet has taken it, and it is still in no block. facts: account
  'new_account.foreign_keys', // on the chain other keys than the user's hold it too. facts: account

  // the PIN of the vault
  'pin.empty', // nothing typed
  'pin.too_short', // fewer characters than asked for. facts: least
  'pin.too_simple', // one digit repeated, or digits in a row
  'pin.mismatch', // the repetition differs

  // the vault
  'vault.wrong_pin', // the PIN does not open it. facts: waitSeconds
  'vault.wait', // too many wrong PINs: none is tried before the wait is over. facts: seconds
  'vault.empty', // nothing is stored on this device
  'vault.no_account', // opened, but the account is not in it. facts: account
  'vault.other_device', // the envelope was made with the key of another device or browser profile
  'vault.damaged', // the stored envelope was cut or altered
  'vault.unknown_version', // written by a newer version of the app. facts: version
  'vault.no_pin', // a sensor is the only way in
  'vault.no_token', // no way in by this sensor, or it gave another secret than was kept
  'vault.wiped', // the limit of wrong PINs was reached: everything was removed. facts: count
  'vault.unavailable', // the browser gives no storage, or it is full. facts: detail

  // A backup file of the keys
  'backup.empty', // no text was given
  'backup.damaged', // cut, altered, or no backup at all
  'backup.unknown_version', // written by a newer version of the app. facts: version
  'backup.wrong_password', // its password does not open it
  'backup.nothing_chosen', // nothing of it was chosen to be restored
  'backup.other_chain', // what it remembers of somebody is of another chain. facts: name
  'backup.mismatch', // the repetition of its password differs
  'backup.weak_password', // fewer characters than asked for. facts: least

  // A wallet file of an older wallet of this chain
  'wallet_file.none', // no file was chosen
  'wallet_file.foreign', // another kind of file
  'wallet_file.cut', // a part of it is missing
  'wallet_file.wrong_password', // its password does not open it, or it was altered: the file's check is one for both
  'wallet_file.damaged', // its password opens it, and what lies in there is not what it should be
  'wallet_file.no_keys', // it opens, and holds no key

  // The store of the legacy app
  'legacy.damaged', // cut, altered, or without an account

  // Change of the account's password
  'password.wrong_owner', // the password or key does not open the owner role. facts: account
  'password.shared_account', // several keys or accounts sign for it, which a password would undo. facts: account
  'password.same', // the new password gives the keys that are set

  // Unlocking by finger, face or passkey
  'sensor.unavailable', // not there, or not allowed by the user
  'sensor.refused', // the finger or face was not recognised, or the user gave up
] as const;

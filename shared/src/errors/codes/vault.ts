/** Codes of the PIN, the vault, backups, wallet files, the legacy store, sensors. */
export const vaultCodes = [
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

  // Unlocking by finger, face or passkey
  'sensor.unavailable', // not there, or not allowed by the user
  'sensor.refused', // the finger or face was not recognised, or the user gave up
] as const;

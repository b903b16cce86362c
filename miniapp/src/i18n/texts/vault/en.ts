/** Texts of keys, PIN, backup and password, in English; loaded with their screens. */
export const vaultEn = {
  security: 'Security',
  autoLock: 'Lock without use',
  autoLockHint: 'Then the keys leave memory, and the PIN is asked for again.',
  minutes_one: 'After {{count}} minute',
  minutes_other: 'After {{count}} minutes',
  lockOnHide: 'Lock when the app is out of sight',
  wipe: 'Wrong PINs',
  wipeHint:
    'Each wrong PIN makes the next wait longer in any case. Removing keys cannot be undone: keep the password or a backup.',
  wipeNever: 'Only wait',
  wipeAfter: 'Remove all keys after {{count}}',
  sensor: 'Unlock without the PIN',
  biometrics: 'Finger or face',
  passkey: 'Passkey of this device',
  sensorHint: 'The PIN keeps working. A change of PIN turns this off.',
  sensorPin: 'Enter the PIN to change this.',
  sensorReason: 'Unlock the wallet by finger or face',
  sensorOn: 'It is on.',
  sensorOff: 'It is off.',
  changePin: 'Change the PIN',
  oldPin: 'Present PIN',
  newPin: 'New PIN',
  pinChanged: 'The PIN is changed.',
  confirm: 'Confirm',
  keys: 'Keys',
  backup: 'Encrypted backup',
  backupHint: 'Take the keys of this device to another one.',
  backupMake: 'Make a backup',
  backupMakeHint:
    'It holds the keys of all accounts of this device, under a password of its own. Without that password nobody can open it, not even you.',
  backupPassword: 'Password of the backup',
  backupRepeat: 'Repeat the password',
  backupReady: 'The backup is ready. Keep it apart from its password.',
  backupText: 'Backup as text',
  download: 'Save as a file',
  copy: 'Copy the text',
  restore: 'Restore a backup',
  restoreHint: 'Accounts that are here already are replaced by those of the backup.',
  chooseFile: 'Choose a file',
  paste: 'Or paste its text',
  restored_one: '{{count}} account restored.',
  restored_other: '{{count}} accounts restored.',
  pinHere: 'PIN of this device',
  password: 'Change the account password',
  passwordHint: 'New keys on the chain, for all devices.',
  passwordIntro:
    'The owner key signs this once and is not kept. The present password stops working everywhere: on every device you log in again.',
  presentPassword: 'Present password or owner key',
  newPassword: 'New password',
  writeDown: 'Write it down now. It is shown once, and nobody can restore it.',
  copyPassword: 'Copy the password',
  confirmForgotten: 'A forgotten password cannot be recovered.',
  confirmWritten: 'I have written the password down.',
  confirmLoss: 'Losing it means losing the assets.',
  lastCharacters: 'The last six characters of the new password',
  reviewChange: 'Check the change',
  waiting: 'Waiting for the block…',
  storeKeys: 'The new password is on the chain. Enter the PIN to keep its keys on this device.',
  passwordChanged: 'The password is changed.',
  refused: 'The network did not take the change. The present password is still the one.',
  earlier: 'Your earlier wallet',
  earlierHint:
    '{{account}} is still in the store of the earlier app. Its PIN moves the keys into the safer store of this one; the old store is removed then.',
  earlierPin: 'PIN of the earlier app',
  earlierMove: 'Move the keys',
  earlierLater: 'Not now',
  reset: 'Reset the app',
  resetHint:
    'Removes all keys and accounts from this device, the PIN, language and notices. On the chain nothing changes. You come back with a password, a key or a backup.',
  resetNow: 'Remove everything',
  next: 'Continue',
} as const;

type Form = 'one' | 'few' | 'many' | 'other';
type Key = keyof typeof vaultEn;
type CountedKey = Key extends infer Each ? (Each extends `${infer Base}_one` ? Base : never) : never;
type PlainKey = Exclude<Key, `${CountedKey}_${Form}`>;

/** What the translating function of these texts takes. */
export type VaultTextKey = PlainKey | CountedKey;

/** A whole language of them: each counted key in the language's plural forms. */
export type VaultTexts<Forms extends Form> = Readonly<
  Record<PlainKey, string> & Record<`${CountedKey}_${Forms}`, string>
>;

/** Texts about a change of the account’s password, in English. {{name}} is filled in. */
export const passwordEn = {
  passwordIntro:
    'Your owner key signs this once and isn’t stored. The current password stops working everywhere: log in again on every device.',
  presentPassword: 'Current password or owner key',
  newPassword: 'New password',
  writeDown: 'Write it down now. It’s shown once, and no one can restore it.',
  paper: 'Paper wallet with all keys',
  confirmForgotten: 'A forgotten password cannot be recovered.',
  confirmWritten: 'I have written the password down.',
  confirmLoss: 'If I lose it, I lose my assets.',
  reviewChange: 'Review change',
  waiting: 'Changing the password on the chain…',
  storeKeys: 'The new password is on the chain. Enter your PIN to store its keys on this device.',
  passwordChanged: 'Password changed.',
  refused: 'The network rejected the change. Your current password still works.',
  next: 'Continue',
} as const;

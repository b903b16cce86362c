/** Texts about a change of the account’s password, in English. {{name}} is filled in. */
export const passwordEn = {
  passwordIntro:
    'The owner key signs this once and is not kept. The current password stops working everywhere: every device has to log in again.',
  presentPassword: 'Current password or owner key',
  newPassword: 'New password',
  writeDown: 'Write it down now. It is shown once, and nobody can restore it.',
  paper: 'Paper wallet with all keys',
  confirmForgotten: 'A forgotten password cannot be recovered.',
  confirmWritten: 'I have written the password down.',
  confirmLoss: 'Losing it means losing the assets.',
  reviewChange: 'Check the change',
  waiting: 'Waiting for the block…',
  storeKeys: 'The new password is on the chain. Enter the PIN to keep its keys on this device.',
  passwordChanged: 'The password is changed.',
  refused: 'The network did not take the change. The current password is still the one.',
  next: 'Continue',
} as const;

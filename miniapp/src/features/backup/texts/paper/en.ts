/** Texts about paper wallets, in English. {{name}} is filled in. */
export const paperEn = {
  'create.passwordShown': 'Password in groups of four',

  'paper.printerWarning':
    'Printers store what they print. Use your own wired one, never a shared or office one, and never save to the cloud. Anyone who sees these pages owns the account.',
  'paper.print': 'Print',
  'paper.putAway': 'Hide keys',
  'paper.make': 'Show paper wallet',
  'paper.heldLead':
    'Shows this account’s keys once, to print or copy by hand. Make sure no one can see your screen.',
  'paper.heldHint':
    'This device stores everyday keys only. Enter your password or owner key to include it on paper.',
  'paper.secret': 'Password or owner key (optional)',
  'paper.noOwner':
    'The owner key isn’t included: this device doesn’t store it. To print all keys, start again with your password.',
  'paper.sheetNoOwner': 'The owner key is not on this page.',
  'paper.madeOn': 'Date',
  'paper.former': 'Old key',
  'paper.formerAllows': 'Reads older memos. Can’t move funds.',
  'paper.keys': 'Private keys',
  'paper.publicKey': 'Public key',
  'paper.qr': 'QR code of the private key: {{role}}',
  'paper.sheetWarning':
    'Keep secret. Anyone who sees this page owns the account. If it’s lost, no one can replace it.',

  'check.group': 'Group {{number}}',

  'paper.next': 'I have it on paper',
  'check.title': 'Verify your password',
  'check.lead': 'Enter these two groups of the password from your paper copy.',
  'check.submit': 'Check',
  'backUp.title': 'Back up your account',
  'backUp.hint': '2 minutes, pen and paper',
  'backUp.lead':
    'Enter your PIN to see your password and keys. Copy them by hand or print them, then type two groups back.',
  'backUp.done': 'Your account is backed up',
} as const;

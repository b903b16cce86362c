/** Texts about paper wallets, in English. {{name}} is filled in. */
export const paperEn = {
  'create.passwordShown': 'Password in groups of four',

  'paper.printerWarning':
    'Printers remember. Use one on a cable, of your own; never a shared or an office printer, and never a file in the cloud. Whoever reads these pages owns the account.',
  'paper.print': 'Print',
  'paper.putAway': 'Put it away',
  'paper.make': 'Show the paper wallet',
  'paper.heldLead':
    'Shows the keys of this account once, to be printed or copied by hand. Nobody should see your screen now.',
  'paper.heldHint':
    'This device keeps the keys for daily use. The owner key and the password are not kept here: type one of them to have them on the paper, too.',
  'paper.secret': 'Password or owner key (optional)',
  'paper.noOwner':
    'The owner key is missing, since this device does not keep it. With the password you can make a paper that has all keys.',
  'paper.sheetNoOwner': 'The owner key is not on this page.',
  'paper.madeOn': 'Made on',
  'paper.former': 'Former key',
  'paper.formerAllows': 'Reads messages of before. Moves nothing.',
  'paper.keys': 'Private keys',
  'paper.publicKey': 'Public key',
  'paper.qr': 'QR code of the private key: {{role}}',
  'paper.sheetWarning':
    'Secret. Whoever reads this page owns the account. Nobody can replace it when it is lost.',

  'check.group': 'Group {{number}}',
} as const;

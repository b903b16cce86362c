/** Texts about backups and what is restored from them, in English. {{name}} is filled in. */
export const backupEn = {
  makeHint:
    'The keys of all accounts of this device, under a password of its own, with your contacts, saved addresses, favourites, hidden assets, settings and what this device remembers of recipients. Without the password nobody opens it, not even you.',
  also: 'In it beside the keys',
  notIn:
    'Not in it: the PIN and the choices about lock and consents, messages from the bot, deposits and withdrawals under way.',
  alertsOutside: 'Price alerts lie with the bot: they are in a backup that you make inside the messenger.',
  alertsFailed: 'The bot did not tell your price alerts, so they are not in this backup. {{reason}}',
  open: 'Open the backup',
  openHint: 'Nothing changes on this device before you have seen what is in it.',
  made: 'Made on {{time}}',
  madeEarlier: 'Made by an earlier version of the app: it holds keys alone, and no date.',
  keys: 'Keys of accounts',
  keyNew: 'Not on this device yet',
  keyHere:
    'Here already: its keys would be replaced by those of the backup, which are wrong if the password was changed since.',
  keyMore: 'Here to look at only: its keys are added',
  parts: 'Beside the keys',
  partsHint: 'What is here already stays: only what is missing is added.',
  'groups.addresses': 'Addresses to withdraw to',
  'groups.facts': 'What is remembered of recipients and assets',
  'groups.nodes': 'Nodes of your own',
  'groups.hidden': 'Assets you have hidden',
  'groups.saved': 'Account labels, and accounts to look at',
  'groups.alerts': 'Alerts of prices',
  singlesHint:
    'Whoever made this file could have this device trust what is listed here. Tick only what you know; it is held against our network first.',
  'single.ownNode': 'A node of your own, asked beside the others',
  'single.chosenNode': 'The node to be preferred',
  counted: 'In the backup: {{count}} · to be added: {{added}}',
  newer: 'A newer version of the app wrote this: reload the page first.',
  botSilent:
    'In the backup: {{count}}. The bot has to set them again and cannot be asked here: open the app in the messenger.',
  contradicted:
    'Not the same here and in the backup: {{names}}. A name never changes its account, so one of the two was told something false. This device keeps what it has: find out before you pay there.',
  restoreChosen: 'Restore what is chosen',
  partsRestored: 'What you chose is restored.',
  older: 'Wallet file of an older wallet',
  olderHint:
    'The .bin file that the BitShares web wallet and others made as a backup, with its own password. It is read on this device.',
  olderOpen: 'Open the wallet file',
  olderPassword: 'Password of the wallet file',
  olderAccounts: 'Accounts that its keys open',
  olderKeysHint: 'Keys of an owner are stored only where no active key is in the file.',
  olderMemoOnly: 'Its memo key alone is in the file: that signs nothing.',
  olderNobody:
    'No account on this chain has any of the {{number}} keys in this file. They may be of another chain, or were replaced since.',
  olderBring: 'Bring these accounts over',
  olderKeys: 'Keys in the file',
  olderUnused: 'Of no account on this chain',

  backupMake: 'Make a backup',
  backupPassword: 'Password of the backup',
  backupRepeat: 'Repeat the password',
  backupReady: 'The backup is ready. Keep it apart from its password.',
  backupText: 'Backup as text',
  download: 'Save as a file',
  noFiles:
    'The messenger saves no files from here: copy the text and keep all of it, as a note or a file of your own.',
  copy: 'Copy the text',
  share: 'Share the text',
  restore: 'Restore a backup',
  chooseFile: 'Choose a file',
  paste: 'Or paste its text',
  restored_one: '{{count}} account restored.',
  restored_other: '{{count}} accounts restored.',
} as const;

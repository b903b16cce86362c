/** Texts about logging in, new accounts and those on this device, in English. {{name}} is filled in. */
export const signInEn = {
  'create.noFaucet': 'No accounts can be created here',
  'create.noFaucetText':
    'The operator of this app has no service that registers accounts. Create one in another wallet of this chain, then log in here with its name and password.',
  'create.title': 'Create an account',
  'create.linkHint': 'Free, in a minute, with a password made for you',
  'create.nameHint': 'For example anna-2047: small letters, digits and hyphens',
  'create.nameChecking': 'Looking whether it is free…',
  'create.nameFree': 'This name is free',
  'create.password': 'Your password',
  'create.passwordHint':
    'It was made on this device at random. Write it down now, all 13 groups in their order.',
  'create.confirmations': 'Please confirm',
  'create.confirmRecovery': 'A forgotten password cannot be recovered by anybody',
  'create.confirmWritten': 'I have written the password down',
  'create.confirmLoss': 'If I lose the password, I lose my assets',
  'create.submit': 'Create the account',
  'create.submitting': 'Registering on the chain…',
  'create.publicOnly': 'Only public keys leave this device.',
  'create.invitedBy': 'You were invited by {{partner}}.',
  'create.invitedNote':
    'Your inviter is named to the registration service if they are a lifetime member. Referrals are one level only.',
  'create.refusePartner': 'I was not invited by them',
  'create.partnerRefused': 'No partner is named for you.',
  'create.limit': 'One account per internet connection every {{minutes}} minutes',
  'create.limitReached':
    'The registration service may refuse another account from here until {{time}}. Over another connection you can go on now.',
  'create.former':
    '{{account}} was requested on this device at {{time}}. If you wrote its password down, log in with it instead of creating another account.',
  'create.refused': 'The registration service refused.',
  'create.serviceSays': 'It says:',

  'paper.done': 'The registration service accepted {{account}}.',
  'paper.lead': 'Print these pages or copy them by hand, and keep them where nobody else finds them.',
  'paper.next': 'I have it on paper',

  'check.title': 'Check what you wrote',
  'check.lead': 'Type two groups of the password from your paper. They are not shown here.',
  'check.submit': 'Check',

  'wait.title': 'Almost done',
  'wait.accepted': 'The registration service accepted {{account}}',
  'wait.checked': 'Your password is written down correctly',
  'wait.block': 'Waiting for the account to be in a block',
  'wait.lead': 'This takes a few seconds. Keep your paper: the password on it opens the account.',
  'wait.late':
    'It’s taking longer than usual. You can keep waiting, or close the app: once {{account}} is in a block, log in with the password on your paper.',

  'role.opened': 'What this opens',
  'role.notOpened': 'not opened',

  'multi.title': 'Multi-signature',
  'multi.explain':
    '{{account}} needs signatures with a weight of {{threshold}} together, more than these keys have. You can log in, see everything and read messages; payments have to be signed together with the others.',
  'multi.signers': 'Who signs for it',

  'helper.title': 'What may have happened',
  'helper.spaces': 'A space was typed or pasted along: without it the password fits.',
  'helper.lost_p': 'The P at the beginning is missing: with it the password fits.',
  'helper.look_alikes':
    'Some letters are Cyrillic and only look Latin: typed in Latin letters the password fits.',
  'helper.layout': 'The keyboard was Russian: typed in the English layout the password fits.',
  'helper.caps': 'Caps Lock was on: with small and large letters exchanged the password fits.',
  'helper.hidden':
    'It holds invisible characters (soft hyphens and the like): without them the password fits.',
  'helper.label': 'A word like “Password:” was pasted along: without it the password fits.',
  'helper.quoted': 'Quotes or other marks around it were pasted along: without them the password fits.',
  'helper.wide':
    'Some characters are full-width or joined, as in Ａ or ﬁ: with the ordinary ones the password fits.',
  'helper.signs':
    'Several characters were made one sign, as ... becomes … or (c) becomes ©: typed one by one the password fits.',
  'helper.quotes': 'The quotes are curly (“ ” ’): with straight ones (" \') the password fits.',
  'helper.dashes': 'A dash is a long one (– —): with hyphens (-, or two of them) the password fits.',
  'helper.blanks': 'A space is doubled, or a no-break one: with single ordinary spaces the password fits.',
  'helper.accents':
    'Letters with accents were made otherwise on the other device: typed by hand, or pasted from where it was made, the password fits.',
  'helper.capital': 'The first letter was made a capital, or a small one: the other way the password fits.',
  'helper.full_stop': 'The keyboard made two spaces a full stop: without it the password fits.',
  'helper.typographic':
    'The password was made with typographic marks (“ ” ’ – … in place of " \' - ...): with them it fits.',
  'helper.other_layout': 'The keyboard was English: typed in the Russian layout the password fits.',
  'helper.together': 'It takes all of these corrections together.',
  'helper.other_account': 'It opens another account: {{account}}. Check the account name.',
  'helper.useAccount': 'Use {{account}}',
  'helper.old': 'It is an old one: the keys were changed on {{time}}. Use the newer password or key.',
  'helper.password': 'This looks like the password of the account. Choose “Password” above.',
  'helper.public_key': 'This is a public key. It is known to everyone and opens nothing.',
  'helper.private_key':
    'This is a private key. Choose “Private key” above. If it is your password, the P before it is missing.',
  'helper.length': 'A generated password has 52 characters; this one has {{length}}.',
  'helper.mistyped':
    'At least one character is wrong: its checksum does not fit. Compare it letter by letter.',
  'helper.cyrillic': 'It has Cyrillic letters. Keys and generated passwords have Latin ones only.',
  'helper.hasSpaces': 'It has a space in it or around it. Generated passwords have none.',
  'helper.nothing':
    'Nothing odd can be seen in it. Check the account name, and whether the password is of this account.',

  'accounts.hint': 'Hold several accounts on this device and switch between them. Keys never leave it.',
  'accounts.inUse': 'in use',
  'accounts.use': 'Use this account',
  'accounts.rename': 'Label',
  'accounts.labelHint': 'Your own word for it, on this device only',
  'accounts.saveLabel': 'Save the label',
  'accounts.remove': 'Remove from this device',
  'accounts.removeWarning':
    'The keys of {{account}} leave this device. To come back you need its password or private key.',
  'accounts.removeViewWarning': '{{account}} leaves this list. It can be added again at any time.',
  'accounts.removePin': 'The PIN is needed to take its keys out of the vault.',
  'accounts.confirmRemove': 'Remove {{account}}',
  'accounts.removed': '{{account}} was removed',
  'accounts.import': 'Add an account by password or key',
  'accounts.watch': 'View an account without keys',
  'accounts.create': 'Create a new account',
  'accounts.empty': 'No accounts yet',
  'accounts.emptyHint': 'Create one, log in, or just look at any account of the network.',

  'login.title': 'Log in',
  'login.intro': 'Your keys stay on this device.',
  'login.byKey': 'Private key',
  'login.method': 'How to log in',
  'login.checking': 'Checking on the chain…',
  'login.saved': 'Accounts on this device',
  'login.viewOnly': 'Only view',
  'login.viewOnlyHint': 'Shows balances and history of any account; signs nothing.',
  'login.secretHint': 'It is checked here, on the device, and never sent anywhere.',
  'login.suggestions': 'Accounts that begin like this',
} as const;

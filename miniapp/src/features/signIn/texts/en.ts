/** Texts about logging in, new accounts and those on this device, in English. {{name}} is filled in. */
export const signInEn = {
  'create.noFaucet': 'Account creation isn’t available',
  'create.noFaucetText':
    'This app’s operator has no registration service. Create an account in another wallet for this chain, then log in here with its name and password.',
  'create.title': 'New account',
  'create.linkHint': 'Free, about a minute. The password is generated for you.',
  'create.nameHint': 'Lowercase letters, digits and hyphens, for example anna-2047',
  'create.nameChecking': 'Checking availability…',
  'create.nameFree': 'This name is available',
  'create.password': 'Your password',
  'create.passwordHint': 'Generated at random on this device. Write down all 13 groups in order now.',
  'create.confirmations': 'Please confirm',
  'create.confirmRecovery': 'A forgotten password cannot be recovered by anyone',
  'create.confirmWritten': 'I have written the password down',
  'create.confirmLoss': 'If I lose the password, I lose my assets',
  'create.publicOnly': 'Only public keys leave this device.',
  'create.invitedBy': 'You were invited by {{partner}}.',
  'create.invitedNote':
    'Your inviter is named to the registration service if they are a lifetime member. Referrals are one level only.',
  'create.refusePartner': 'Remove inviter',
  'create.partnerRefused': 'Inviter removed. No one will be named.',
  'create.limit': 'One account per internet connection every {{minutes}} minutes',
  'create.limitReached':
    'Until {{time}} the registration service may reject another account from this connection. To continue now, use another one.',
  'create.former':
    '{{account}} was requested on this device at {{time}}. If you wrote its password down, log in with it instead of creating another account.',
  'create.refused': 'The registration service rejected the request.',
  'create.serviceSays': 'Its response:',

  'wait.title': 'Almost done',
  'wait.accepted': 'The registration service accepted {{account}}',
  'wait.block': 'Waiting for the account to be in a block',

  'role.opened': 'Your access',
  'role.notOpened': 'No access',

  'multi.title': 'Multisig',
  'multi.explain':
    '{{account}} requires a signing weight of {{threshold}}, more than these keys have. You can log in, view all and read memos. Payments need the other signers.',
  'multi.signers': 'Signers',

  'helper.title': 'What may be wrong',
  'helper.spaces': 'There’s an extra space. Without it, the password is correct.',
  'helper.lost_p': 'The P at the start is missing. With it, the password is correct.',
  'helper.look_alikes': 'Some letters are Cyrillic look-alikes. In Latin letters, the password is correct.',
  'helper.layout': 'The keyboard layout was Russian. In the English layout, the password is correct.',
  'helper.caps': 'Caps Lock was on. With it off, the password is correct.',
  'helper.hidden':
    'There are invisible characters, such as soft hyphens. Without them, the password is correct.',
  'helper.label': 'A label such as “Password:” was pasted too. Without it, the password is correct.',
  'helper.quoted': 'Quotes or other marks around it were pasted too. Without them, the password is correct.',
  'helper.wide':
    'Some characters are full-width or joined, such as Ａ or ﬁ. With ordinary ones, the password is correct.',
  'helper.signs':
    'Several characters became one: ... became … or (c) became ©. Typed one by one, the password is correct.',
  'helper.quotes': 'The quotes are curly (“ ” ’). With straight ones (" \'), the password is correct.',
  'helper.dashes': 'A hyphen became a long dash (– —). With - or --, the password is correct.',
  'helper.blanks':
    'A space is doubled or non-breaking. With ordinary single spaces, the password is correct.',
  'helper.accents':
    'Accented letters are stored differently than on the original device. Typed by hand or copied from there, the password is correct.',
  'helper.capital': 'The case of the first letter changed. With the original, the password is correct.',
  'helper.full_stop': 'The keyboard turned two spaces into a full stop. Without it, the password is correct.',
  'helper.typographic':
    'The password was created with typographic marks (“ ” ’ – … instead of " \' - ...). With them, it’s correct.',
  'helper.other_layout': 'The keyboard layout was English. In the Russian layout, the password is correct.',
  'helper.together': 'All of these corrections are needed together.',
  'helper.other_account': 'It opens another account: {{account}}. Check the account name.',
  'helper.useAccount': 'Use {{account}}',
  'helper.old': 'This one is outdated: the keys were changed on {{time}}. Use the new password or key.',
  'helper.password': 'This looks like the account password. Choose “Password” above.',
  'helper.public_key': 'This is a public key. It opens nothing. Enter the password or private key.',
  'helper.private_key':
    'This is a private key. Choose “Private key” above. If it’s your password, add the missing P at the start.',
  'helper.length': 'Generated passwords have 52 characters; this one has {{length}}.',
  'helper.mistyped': 'At least one character is wrong. Compare it letter by letter.',
  'helper.cyrillic': 'It has Cyrillic letters. Keys and generated passwords use Latin letters only.',
  'helper.hasSpaces': 'It has a space in it or around it. Remove it: generated passwords have none.',
  'helper.nothing': 'No typo found. Check the account name and that this password belongs to it.',

  'accounts.hint': 'Keep several accounts on this device and switch between them. Keys never leave it.',
  'accounts.inUse': 'in use',
  'accounts.use': 'Use this account',
  'accounts.rename': 'Label',
  'accounts.labelHint': 'Visible only to you, on this device',
  'accounts.saveLabel': 'Save label',
  'accounts.remove': 'Remove from this device',
  'accounts.removeWarning':
    'This removes the keys of {{account}} from this device. To come back, you need its password or private key.',
  'accounts.removeViewWarning': '{{account}} will leave this list. You can add it back any time.',
  'accounts.removePin': 'Enter the PIN to remove its keys.',
  'accounts.confirmRemove': 'Remove {{account}}',
  'accounts.removed': '{{account}} removed',
  'accounts.import': 'Add account by password or key',
  'accounts.watch': 'Add view-only account',
  'accounts.create': 'Create new account',
  'accounts.empty': 'No accounts yet',
  'accounts.emptyHint': 'Create an account, log in, or view any account on the network.',

  'login.title': 'Log in',
  'login.intro': 'Your keys stay on this device.',
  'login.byKey': 'Private key',
  'login.method': 'Login method',
  'login.checking': 'Checking…',
  'login.saved': 'Accounts on this device',
  'login.viewOnly': 'View only',
  'login.viewOnlyHint': 'See balances and history of any account. Can’t sign.',
  'login.secretHint': 'Checked on this device and never sent anywhere.',
  'login.suggestions': 'Matching accounts',

  'create.step': '{{number}} of {{count}}',
  'create.sealed': 'Your keys are on this device, under your PIN',
  'create.sealedHint': 'You can close the app. It picks up where you left off.',
  'create.asked': 'Registering {{account}}',
  'create.late':
    'It’s taking longer than usual. You can keep waiting, or close the app: the keys of {{account}} are on this device.',
  'create.otherName': 'Choose another name',
  'create.resumeTitle': 'Finish your account',
  'create.resumeHint':
    'The keys of {{account}} are on this device. Enter your PIN to finish the registration.',
  'create.dropAsk': 'Don’t create this account',
  'create.drop': 'Drop the account',
  'create.dropHint':
    'The keys of {{account}} and its password are removed from this device. If the name is registered already, it isn’t dropped, but opened.',
} as const;

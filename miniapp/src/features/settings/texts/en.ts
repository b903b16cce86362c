/** Texts of the settings, in English. {{name}} is filled in. */
export const settingsEn = {
  'settings.theme': 'Appearance',
  'settings.themeAuto': 'Automatic',
  'settings.themeAutoInside': 'Same as the messenger',
  'settings.themeAutoDevice': 'Same as the device',
  'settings.themeLight': 'Light',
  'settings.themeDark': 'Dark',
  'settings.usd': 'US dollar',
  'settings.eur': 'Euro',
  'settings.rub': 'Russian ruble',
  'settings.cny': 'Chinese yuan',
  'settings.hideBalances': 'Hide balances',
  'settings.hideZero': 'Hide zero balances',
  'settings.securityHint': 'PIN, lock, backup, password, reset',
  'settings.about': 'About',
  'settings.version': 'Version',

  'lock.now_one': 'Locks after {{count}} minute of inactivity',
  'lock.now_other': 'Locks after {{count}} minutes of inactivity',
  'lock.onHide': 'and when you leave the app',
  'lock.title': 'PIN and auto-lock',

  'notices.section': 'Notifications',
  'notices.hint': 'The bot tells you about payments and payouts in the messenger',

  'oneNode.title': 'If only one node responds',
  'oneNode.hint':
    'What you sign is checked with two independent nodes. If only one responds, payments above this amount need your extra consent.',
  'oneNode.always': 'Always ask',
  'oneNode.above': 'Ask above {{amount}}',
  'slippage.title': 'Swap slippage',
  'slippage.hint': 'If a swap would give less than the quote by more than this, it isn’t executed.',
  'slippage.other': 'Other: {{percent}}%',
  'slippage.otherHint': 'Set on the swap screen',

  'reset.title': 'Reset',
  'reset.appHint':
    'In Security. Clears the welcome notice, language, PIN and all accounts with their keys, plus contacts and saved addresses unless you keep them.',
  'reset.saved': 'Delete contacts and addresses',
  'reset.savedHint': 'Contacts, saved withdrawal addresses, gateway records and favourites. Keys stay.',
  'reset.savedWarning':
    'Removes contacts, saved withdrawal addresses, gateway deposit and withdrawal records and favourites from this device. Nothing changes on the chain or at gateways. This can’t be undone.',
  'reset.savedNow': 'Delete them',
  'reset.savedDone': 'Contacts, addresses, gateway records and favourites deleted.',
} as const;

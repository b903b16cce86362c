/** Texts of the settings, in English. {{name}} is filled in. */
export const settingsEn = {
  'settings.theme': 'Appearance',
  'settings.themeAuto': 'Automatic',
  'settings.themeAutoInside': 'As in the messenger',
  'settings.themeAutoDevice': 'As on the device',
  'settings.themeLight': 'Light',
  'settings.themeDark': 'Dark',
  'settings.usd': 'US dollar',
  'settings.eur': 'Euro',
  'settings.rub': 'Russian rouble',
  'settings.cny': 'Chinese yuan',
  'settings.hideBalances': 'Hide balances',
  'settings.hideZero': 'Hide assets with a zero balance',
  'settings.securityHint': 'PIN, lock, backup, password, reset',
  'settings.about': 'About',
  'settings.version': 'Version',

  'lock.now_one': 'Locks after {{count}} minute without use',
  'lock.now_other': 'Locks after {{count}} minutes without use',
  'lock.onHide': 'and as soon as it is out of sight',
  'lock.title': 'PIN and auto-lock',

  'notices.section': 'Notifications',
  'notices.hint': 'Payments and payouts, told by the bot in the messenger',

  'oneNode.title': 'When only one node answers',
  'oneNode.hint':
    'What you sign is checked with two independent nodes. While there is only one, a payment above this asks for your consent once more.',
  'oneNode.always': 'Always ask',
  'oneNode.above': 'Ask above {{amount}}',
  'slippage.title': 'Slippage of swaps',
  'slippage.hint': 'A swap that would give even less than this below the quote is not carried out.',
  'slippage.other': 'Other: {{percent}} %',
  'slippage.otherHint': 'Chosen in the swap',

  'reset.title': 'Reset',
  'reset.appHint':
    'Under Security: clears the welcome notice, the language, the PIN and all accounts with their keys, and contacts and saved addresses unless you keep them.',
  'reset.saved': 'Forget contacts and addresses',
  'reset.savedHint': 'Contacts, saved withdrawal addresses, gateway moves, favourites. Keys stay.',
  'reset.savedWarning':
    'This removes from this device: your contacts, the saved withdrawal addresses, the record of your deposits and withdrawals through gateways, and your favourites. What is on the chain and at the gateways is not touched. It can’t be undone.',
  'reset.savedNow': 'Forget them',
  'reset.savedDone': 'Contacts, addresses, gateway moves and favourites are forgotten.',
} as const;

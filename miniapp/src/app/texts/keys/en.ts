/** Texts of the keyboard, of wide windows only. */
export const keysEn = {
  search: 'Search assets, accounts',
  keyboard: 'Keyboard',
  goTo: 'Go to {{screen}}',
  pay: 'Pay',
  hide: 'Hide or show balances',
  rows: 'Move between rows',
  open: 'Open the row',
  list: 'All keys',
  letters: 'Single keys',
  lettersHint: 'Turn them off if you dictate, or press keys by accident. Ctrl K and the arrows stay.',
} as const;

/** Texts of the wallet as it is first drawn, in English. {{name}} is filled in. */
export const walletEn = {
  'wallet.totalBalance': 'Total balance',
  'wallet.in24h': 'in 24 h',
  'wallet.showBalances': 'Show balances',
  'wallet.hideBalances': 'Hide balances',
  'wallet.portfolio': 'Portfolio',
  'wallet.stake': 'Stake',
  'wallet.withdraw-fiat': 'Cash out',
  'wallet.endSearch': 'End the search',
  'wallet.hideZero': 'Hide zero',
  'wallet.hidden': 'Hidden assets: {{count}}',
  'wallet.noPrices': 'No prices at the moment',
  'wallet.noPriceService': 'There is no source of prices here',
  'wallet.unpriced_one': 'The total leaves out {{count}} asset without a price.',
  'wallet.unpriced_other': 'The total leaves out {{count}} assets without a price.',
  'wallet.multiSignature': 'needs more signatures',
} as const;

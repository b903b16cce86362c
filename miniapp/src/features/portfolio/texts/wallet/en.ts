/** Texts of the wallet as it is first drawn, in English. {{name}} is filled in. */
export const walletEn = {
  'wallet.totalBalance': 'Total balance',
  'wallet.in24h': 'in 24h',
  'wallet.showBalances': 'Show balances',
  'wallet.hideBalances': 'Hide balances',
  'wallet.portfolio': 'Portfolio',
  'wallet.stake': 'Stake',
  'wallet.withdraw-fiat': 'Cash out',
  'wallet.endSearch': 'Close search',
  'wallet.hideZero': 'Hide zero',
  'wallet.hidden': 'Hidden assets: {{count}}',
  'wallet.noPrices': 'Prices unavailable right now',
  'wallet.noPriceService': 'No price source here',
  'wallet.unpriced_one': 'Total excludes {{count}} asset without a price.',
  'wallet.unpriced_other': 'Total excludes {{count}} assets without a price.',
  'wallet.multiSignature': 'needs more signatures',
} as const;

/**
 * Account names that users of this chain have been warned of in public for years: look-alikes of exchanges and
 * gateways. They ship with the build, so that the warning works at the first start and offline.
 */
export const shippedScamAccounts: readonly string[] = [
  'bittrex',
  'bittrex-deopsit',
  'bittrex-deposi',
  'bittrex-deposits',
  'bittrex-depositt',
  'bittrex-dposit',
  'blocktrade',
  'btc38.com',
  'coinbase',
  'coinbase.com',
  'livecoi-net',
  'livecoin.net',
  'livecoinnet',
  'locktrades',
  'pay.bts.com',
  'pay.coinbase.com',
  'poloneix',
  'polonie-wallet',
  'polonie-xwallet',
  'poloniewallet',
  'poloniex',
  'poloniex-deposit',
  'poloniex-wallet',
  'poloniex1',
  'poloniexwall-et',
  'poloniexwall-t',
  'poloniexwalle',
  'poloniexwallett',
  'ranswiser-wallet',
  'ripple.com',
  'transwiser-walle',
  'transwiser-wallets',
  'yun.btc',
  'yun.bts',
  'yunbi.com',
];

/**
 * Symbols of assets to warn of that ship with the build. No public list has been verified, so it is empty; the
 * operator's list fills it.
 */
export const shippedScamAssets: readonly string[] = [];

/** The coins with a featured price: the store's key and CoinPaprika's slug. */
export const priceSlugs = {
  bts: 'bts-bitshares',
  btc: 'btc-bitcoin',
  sth: 'sth-smartholdem',
  eth: 'eth-ethereum',
  hive: 'hive-hive',
} as const;

/** The data server's path of a coin's price, before the slug. */
export const PRICE_PATH = '/market/price/';
/** The path of all coins' prices. */
export const PRICES_PATH = '/api/v1/prices';

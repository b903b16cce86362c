/** The coins with a featured price: the store's key and CoinPaprika's slug. */
export const priceSlugs = {
  bts: 'bts-bitshares',
  btc: 'btc-bitcoin',
  sth: 'sth-smartholdem',
  eth: 'eth-ethereum',
  hive: 'hive-hive',
} as const;

/** Before a slug: where the data server tells that coin's price. */
export const PRICE_PATH = '/market/price/';
/** Where it tells those of all coins. */
export const PRICES_PATH = '/api/v1/prices';

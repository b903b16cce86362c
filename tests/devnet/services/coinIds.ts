/** CoinMarketCap's numbers of the coins, as in the market server's answers. */
export const coinIds: Readonly<Record<string, number>> = {
  BTC: 1,
  LTC: 2,
  DOGE: 74,
  BTS: 463,
  USDT: 825,
  ETH: 1027,
  WAVES: 1274,
  EOS: 1765,
  BNB: 1839,
  HIVE: 5370,
  STH: 5602,
  TON: 11419,
};

/** The market server's answer: one of each coin of the gateway costs two BTS. */
export function tickersAnswer(coins: readonly string[] = ['STH']) {
  const rowOf = (coin: string) => ({
    base_symbol: 'BTS',
    quote_symbol: coin,
    last: '2.00000000',
    buy: '2.00000000',
    sell: '2.00000000',
    change: '0',
    type: 'spot',
    isFrozen: 0,
    url: `https://ex.xbts.io/market/XBTSX.${coin}_BTS`,
  });
  return {
    timestamp: 1_795_000_000,
    ticker: Object.fromEntries(coins.map((coin) => [`BTS_${coin}`, rowOf(coin)])),
    totalPairs: coins.length,
  };
}

import type { priceSlugs } from '@xbts/shared/services/prices.ts';

/** The symbols on the chain of the coins that the price service is asked for. */
export const pricedSymbols: Readonly<Record<keyof typeof priceSlugs, string>> = {
  bts: 'BTS',
  btc: 'XBTSX.BTC',
  sth: 'XBTSX.STH',
  eth: 'XBTSX.ETH',
  hive: 'XBTSX.HIVE',
};

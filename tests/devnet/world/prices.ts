/** Reference prices of the world: the local price service's answers, near which pools and orders stay. */

/** Price of one coin in US dollars. */
export const usdPrices = {
  BTS: 0.004,
  STH: 0.0038,
  BTC: 90_000,
  ETH: 3_100,
  USDT: 1,
  HIVE: 0.12,
  LTC: 92,
  TON: 1.9,
  BNB: 880,
  EOS: 0.31,
  WAVES: 0.74,
  DOGE: 0.155,
  RUBLE: 0.0125,
  CNY: 0.14,
  USD: 1,
  EUR: 1.16,
} as const;

export type PricedCoin = keyof typeof usdPrices;

/** Units of each fiat currency for one US dollar. */
export const fiatPerUsd = { USD: 1, RUB: 80, CNY: 7.14, EUR: 0.862 } as const;

/**
 * The factor between a past price, `daysAgo` days ago, and today's: two slow waves that end at exactly 1 today. The
 * seed only shifts the waves, so that coins do not move together.
 */
export function priceFactor(daysAgo: number, seed: number): number {
  const slow = Math.sin(daysAgo / 6.3 + seed) - Math.sin(seed);
  const fast = Math.sin(daysAgo / 0.9 + seed * 1.7) - Math.sin(seed * 1.7);
  return 1 + 0.06 * slow + 0.012 * fast;
}

import { fiatPerUsd, type PricedCoin, priceFactor, usdPrices } from '../world/prices.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

interface Coin {
  readonly symbol: PricedCoin;
  readonly name: string;
  /** US dollars traded in a day. */
  readonly dayVolume: number;
}

const coins: Readonly<Record<string, Coin>> = {
  'bts-bitshares': { symbol: 'BTS', name: 'BitShares', dayVolume: 1_250_000 },
  'btc-bitcoin': { symbol: 'BTC', name: 'Bitcoin', dayVolume: 38_000_000_000 },
  'sth-smartholdem': { symbol: 'STH', name: 'SmartHoldem', dayVolume: 18_200 },
  'eth-ethereum': { symbol: 'ETH', name: 'Ethereum', dayVolume: 17_500_000_000 },
  'hive-hive': { symbol: 'HIVE', name: 'Hive', dayVolume: 4_100_000 },
};

const DAY_MS = 86_400_000;
const oneHour = 1 / 24;

/** Prices in the shape of CoinPaprika's public API: GET /v1/tickers/{slug}?quotes=USD,RUB,CNY,EUR, and its days. */
export const priceRoutes: readonly ServiceRoute[] = [
  {
    method: 'GET',
    path: '/v1/tickers/:slug',
    answer: (request, reply) => {
      const { slug } = request.params as { slug: string };
      const coin = coins[slug];
      if (coin === undefined) return reply.code(404).send({ error: 'id not found' });
      const { quotes = 'USD' } = request.query as { quotes?: string };
      return tickerOf(slug, coin, quotes.toUpperCase().split(','));
    },
  },
  {
    method: 'GET',
    path: '/v1/tickers/:slug/historical',
    answer: (request, reply) => {
      const { slug } = request.params as { slug: string };
      const coin = coins[slug];
      if (coin === undefined) return reply.code(404).send({ error: 'id not found' });
      const { start = '', limit = '1000' } = request.query as { start?: string; limit?: string };
      const first = Date.parse(`${start}T00:00:00Z`);
      // The public plan: a year, and an error for earlier dates.
      if (!(first > Date.now() - 365 * DAY_MS)) return reply.code(402).send({ error: 'plan exceeded' });
      return daysOf(coin, Object.keys(coins).indexOf(slug) + 1, first).slice(0, Number(limit));
    },
  },
];

function daysOf(coin: Coin, seed: number, first: number): object[] {
  const rows: object[] = [];
  for (let at = first; at <= Date.now(); at += DAY_MS) {
    const daysAgo = Math.floor((Date.now() - at) / DAY_MS);
    rows.push({
      timestamp: new Date(at).toISOString().replace('.000', ''),
      price: usdPrices[coin.symbol] * priceFactor(daysAgo, seed),
      volume_24h: coin.dayVolume,
      market_cap: 0,
    });
  }
  return rows;
}

function tickerOf(slug: string, coin: Coin, currencies: readonly string[]): object {
  const rank = Object.keys(coins).indexOf(slug) + 1;
  const known = Object.entries(fiatPerUsd).filter(([currency]) => currencies.includes(currency));
  return {
    id: slug,
    name: coin.name,
    symbol: coin.symbol,
    rank,
    quotes: Object.fromEntries(
      known.map(([currency, perUsd]) => [
        currency,
        {
          price: usdPrices[coin.symbol] * perUsd,
          volume_24h: coin.dayVolume * perUsd,
          percent_change_1h: percentSince(oneHour, rank),
          percent_change_24h: percentSince(1, rank),
        },
      ]),
    ),
  };
}

/** Change of the price since then, in percent with two decimals, rounded like the real service. */
export function percentSince(daysAgo: number, seed: number): number {
  return Math.round((1 / priceFactor(daysAgo, seed) - 1) * 10_000) / 100;
}

import { type FeaturedCoin, featuredCoin, featuredCoins, featuredSymbol } from './featuredCoin.ts';
import {
  type MarketsByPair,
  type PricedAsset,
  type PriceEdge,
  type PricePool,
  type PriceStep,
  priceEdges,
} from './priceGraph.ts';

/*
 * The one pricing rule (docs/decisions.md): the price service, or else a market, or pools with enough liquidity, at
 * most three steps; of several ways the one whose thinnest step has the most liquidity.
 */

/** A coin's prices by currency ('USD') from the price service; changes in percent. */
export interface CoinPrices {
  readonly quotes: Readonly<
    Record<
      string,
      { readonly price: number; readonly percent_change_24h?: number | null | undefined } | undefined
    >
  >;
}

/** The known coins of the price service. */
export type PricesByCoin = Readonly<Record<string, CoinPrices | undefined>>;

/** The entry point of outside prices: a featured coin's, or a currency's for the token that represents it. */
export type PriceOrigin =
  | { readonly kind: 'featured'; readonly coin: FeaturedCoin }
  | { readonly kind: 'currency'; readonly currency: string };

/** The price of one unit (not one whole) of an asset, an estimate, and the way to it. */
export interface FoundPrice {
  readonly perUnit: number;
  readonly change24h: number | null;
  /** From the asset to the one with its own price; empty when it is that asset itself. */
  readonly steps: readonly PriceStep[];
  readonly origin: PriceOrigin;
  /** The price service's coin that the price rests on; null for a currency's token in that currency. */
  readonly coin: string | null;
  /** US dollars in the thinnest pool on the way; null without a pool. */
  readonly liquidityUsd: number | null;
}

/** The sources of prices. */
export interface PriceInput {
  /** Assets that prices begin at or that markets name. */
  readonly assets: Iterable<PricedAsset>;
  readonly prices: PricesByCoin;
  readonly pools: readonly PricePool[];
  readonly tickers: MarketsByPair;
}

/** The price of an asset by its id in a currency; null: there is none. */
export type PriceFinder = (assetId: string, currency: string) => FoundPrice | null;

/** Tokens that a gateway redeems one for one. */
const currencyTokens: Readonly<Record<string, string>> = {
  USD: 'USD',
  CNY: 'CNY',
  EUR: 'EUR',
  RUBLE: 'RUB',
};
/** The symbols that prices begin at: those of the price service's coins and of the currencies' tokens. */
export const originSymbols: readonly string[] = [
  ...featuredCoins.map(featuredSymbol),
  ...Object.keys(currencyTokens),
];

const MAX_STEPS = 3;
/** US dollars behind a price; with less a price is chance or bait and does not count. */
const LEAST_LIQUIDITY_USD = 50;
/** US dollars that a market counts as, since its depth is unknown; a pool with more takes precedence. */
const MARKET_LIQUIDITY_USD = 1000;
/** Each step costs a part of the liquidity, so that a longer way must be worth it. */
const STEP_FACTOR = 0.7;

interface Quote {
  price: number;
  change24h: number | null;
  coin: string | null;
}

interface Reached {
  origin: PriceOrigin;
  /** Price of a unit of the origin's asset; undefined in a currency without one. */
  quote(currency: string): (Quote & { perUnit: number }) | undefined;
  /** Units of the origin's asset for a unit. */
  rate: number;
  steps: readonly PriceStep[];
  /** The rate's change in 24 h, as a factor; null when a step's change is unknown. */
  factor: number | null;
  width: number;
  liquidityUsd: number | null;
}

/** The price of one unit of a currency in another, by a coin with a price in both. */
function crossQuote(prices: PricesByCoin, of: string, currency: string): Quote | undefined {
  if (of === currency) return { price: 1, change24h: 0, coin: null };
  for (const [coin, each] of Object.entries(prices)) {
    if (each === undefined) continue;
    const [its, wanted] = [each.quotes[of], each.quotes[currency]];
    if (its === undefined || wanted === undefined || its.price <= 0) continue;
    const changes = [its.percent_change_24h, wanted.percent_change_24h];
    const [before, now] = changes.map((change) => (change == null ? null : 1 + change / 100));
    const change24h = before && now != null ? (now / before - 1) * 100 : null;
    return { price: wanted.price / its.price, change24h, coin };
  }
  return undefined;
}

function originOf(asset: PricedAsset): PriceOrigin | null {
  const coin = featuredCoin(asset);
  if (coin !== null) return { kind: 'featured', coin };
  const currency = currencyTokens[asset.symbol];
  return currency === undefined ? null : { kind: 'currency', currency };
}

/** The currencies of all known prices. */
function currenciesOf(prices: PricesByCoin): string[] {
  return [...new Set(Object.values(prices).flatMap((each) => Object.keys(each?.quotes ?? {})))];
}

function startAt(asset: PricedAsset, origin: PriceOrigin, prices: PricesByCoin): Reached | null {
  const quotes = new Map<string, Quote & { perUnit: number }>();
  const own = origin.kind === 'currency' ? [origin.currency] : [];
  for (const currency of new Set([...own, ...currenciesOf(prices)])) {
    const quote =
      origin.kind === 'currency'
        ? crossQuote(prices, origin.currency, currency)
        : featuredQuote(prices, origin.coin, currency);
    if (quote !== undefined) quotes.set(currency, { ...quote, perUnit: quote.price / 10 ** asset.precision });
  }
  if (quotes.size === 0) return null;
  return {
    origin,
    quote: (currency) => quotes.get(currency),
    rate: 1,
    steps: [],
    factor: 1,
    width: Number.POSITIVE_INFINITY,
    liquidityUsd: null,
  };
}

function featuredQuote(prices: PricesByCoin, coin: string, currency: string): Quote | undefined {
  const found = prices[coin]?.quotes[currency];
  return found === undefined
    ? undefined
    : { price: found.price, change24h: found.percent_change_24h ?? null, coin };
}

/** The asset at an edge's start, priced by the one at its end; null when it has too little liquidity. */
function along(edge: PriceEdge, end: Reached): Reached | null {
  const perUnitUsd = end.quote('USD')?.perUnit;
  if (perUnitUsd === undefined) return null;
  const behind = edge.reserve === null ? null : edge.reserve * end.rate * perUnitUsd;
  const width = Math.min(end.width * STEP_FACTOR, behind ?? MARKET_LIQUIDITY_USD);
  if (width < LEAST_LIQUIDITY_USD) return null;
  const { from, to, by, rate, change24h } = edge;
  const thinnest = [behind, end.liquidityUsd].filter((each) => each !== null);
  return {
    ...end,
    rate: rate * end.rate,
    steps: [{ from, to, by, rate }, ...end.steps],
    factor: end.factor === null || change24h === null ? null : end.factor * (1 + change24h / 100),
    width,
    liquidityUsd: thinnest.length === 0 ? null : Math.min(...thinnest),
  };
}

/** The best way from each asset to an outside price: the one whose thinnest step has the most liquidity. */
function bestPaths(input: PriceInput): ReadonlyMap<string, Reached> {
  const { prices, pools, tickers } = input;
  const assets = [...input.assets];
  const best = new Map<string, Reached>();
  for (const asset of assets) {
    const origin = originOf(asset);
    const start = origin === null ? null : startAt(asset, origin, prices);
    if (start !== null) best.set(asset.id, start);
  }
  const edges = priceEdges(pools, tickers, assets);
  let reached = [...best];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = new Map<string, Reached>();
    for (const [id, end] of reached) {
      for (const edge of edges.get(id) ?? []) {
        const found = along(edge, end);
        const known = next.get(edge.from) ?? best.get(edge.from);
        // Never back to an asset on the way: it is already known with more liquidity.
        if (found !== null && (known === undefined || found.width > known.width)) next.set(edge.from, found);
      }
    }
    for (const [id, found] of next) best.set(id, found);
    reached = [...next];
  }
  return best;
}

/**
 * Finds the prices of all assets within three steps of pools and markets. An estimate: rates are the pools' reserves
 * and the markets' last trades, without fees or price impact.
 */
export function findPrices(input: PriceInput): PriceFinder {
  const ways = bestPaths(input);
  return (assetId, currency) => {
    const way = ways.get(assetId);
    const quote = way?.quote(currency);
    if (way === undefined || quote === undefined) return null;
    const { steps, origin, liquidityUsd, rate, factor } = way;
    const change24h =
      factor === null || quote.change24h === null ? null : (factor * (1 + quote.change24h / 100) - 1) * 100;
    return { perUnit: rate * quote.perUnit, change24h, steps, origin, coin: quote.coin, liquidityUsd };
  };
}

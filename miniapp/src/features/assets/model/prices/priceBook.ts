import { type Estimate, estimateAt, estimateBoth, unitsOfShares } from '@xbts/shared/market/estimates.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { FoundPrice, PriceFinder } from '@xbts/shared/market/findPrices.ts';
import type { MarketsByPair, PricedAsset, PricePool } from '@xbts/shared/market/priceGraph.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { memoizeLast } from '../../../../platform/cache/memoizeLast.ts';
import type { ReadState } from '../../../../platform/chain/staleSince.ts';
import type { FeaturedPricesRead } from './featuredPrices.ts';
import { type FeaturedPrices, featuredQuote } from './featuredQuote.ts';

/** A pool in the price book. */
export interface PricingPool extends PricePool {
  readonly shareAsset: string;
}

/** The sources of all prices at one moment, and the state of their reads. */
export interface PriceSources {
  readonly prices: FeaturedPrices;
  readonly pools: readonly PricingPool[];
  readonly tickers: MarketsByPair;
  /** The assets that prices begin at or that markets name. */
  readonly assets: readonly PricedAsset[];
  readonly reads: {
    readonly coins: Readonly<Record<string, ReadState | undefined>>;
    readonly pools: ReadState;
    readonly tickers: ReadState;
  };
  /** Some are still loading for the first time. */
  readonly isPending: boolean;
}

/** The price of one unit of an asset: its source, and the time of the oldest read behind it. */
export interface AssetPrice extends FoundPrice {
  readonly read: ReadState;
}

/** The units of a pool's two assets behind its shares. */
export interface ShareParts {
  readonly pool: PricingPool;
  readonly a: bigint;
  readonly b: bigint;
}

/**
 * The price of an asset by the price service alone, with its source and age, in the price book's form; null without
 * one.
 */
export function featuredPrice(
  asset: PricedAsset,
  { prices, reads }: Pick<FeaturedPricesRead, 'prices' | 'reads'>,
  currency: FiatCurrency,
): AssetPrice | null {
  const coin = featuredCoin(asset);
  const quote = featuredQuote(asset, prices, currency);
  if (coin === null || quote === null) return null;
  return {
    ...quote,
    steps: [],
    origin: { kind: 'featured', coin },
    coin,
    liquidityUsd: null,
    read: reads[coin],
  };
}

/** All prices at one moment: the source of every screen's prices. */
export interface PriceBook {
  /** Some sources are still loading for the first time. */
  readonly isPending: boolean;
  readonly pools: readonly PricingPool[];
  priceOf(assetId: string, currency: FiatCurrency): AssetPrice | null;
  /** The value of units: a pool share by its content, other assets by their price. */
  estimate(assetId: string, units: bigint, currency: FiatCurrency): Estimate;
  /** The content of shares, before the pool's withdrawal fee; null for other assets. */
  partsOf(assetId: string, units: bigint): ShareParts | null;
  /** The state of the oldest read behind an asset's estimate; null without an estimate. */
  readOf(assetId: string, currency: FiatCurrency): ReadState | null;
  /** The time of the oldest read behind several assets' estimates (ms); 0 when none has any. */
  readAtOf(assetIds: readonly string[], currency: FiatCurrency): number;
}

/** The sources with their resulting prices. */
export interface PriceSnapshot extends PriceSources {
  readonly find: PriceFinder;
}

/** The book of a moment; `supplies` are the supplies of the shares to value, by their ids. */
export function priceBookOf(snapshot: PriceSnapshot, supplies: ReadonlyMap<string, bigint>): PriceBook {
  const { find, pools, reads, isPending } = snapshot;
  const byShare = new Map(pools.map((pool) => [pool.shareAsset, pool]));
  const priceOf: PriceBook['priceOf'] = (assetId, currency) => {
    const price = find(assetId, currency);
    return price === null ? null : { ...price, read: oldestOf(readsBehind(price, reads)) };
  };
  const partsOf: PriceBook['partsOf'] = (assetId, units) => {
    const [pool, supply] = [byShare.get(assetId), supplies.get(assetId)];
    if (pool === undefined || supply === undefined || supply === 0n) return null;
    return { pool, ...unitsOfShares(units, pool, supply) };
  };
  const readOf: PriceBook['readOf'] = (assetId, currency) => {
    const pool = partsOf(assetId, 1n)?.pool;
    if (pool === undefined) return priceOf(assetId, currency)?.read ?? null;
    const [a, b] = [priceOf(pool.assetA, currency), priceOf(pool.assetB, currency)];
    return a === null || b === null ? null : oldestOf([a.read, b.read, reads.pools]);
  };
  return {
    isPending,
    pools,
    priceOf,
    partsOf,
    estimate: (assetId, units, currency) => {
      const parts = partsOf(assetId, units);
      if (parts === null) return estimateAt(find(assetId, currency), units);
      return estimateBoth(parts, find(parts.pool.assetA, currency), find(parts.pool.assetB, currency));
    },
    readOf,
    readAtOf: (assetIds, currency) =>
      oldestOf(assetIds.flatMap((each) => readOf(each, currency) ?? [])).dataUpdatedAt,
  };
}

/** The book of a moment, while some sources may still load: shared by all displays at that moment. */
export const sharedBook = memoizeLast(
  (snapshot: PriceSnapshot, isPending: boolean, supplies: ReadonlyMap<string, bigint>) =>
    priceBookOf({ ...snapshot, isPending }, supplies),
);

/** The reads behind a price. */
function readsBehind({ steps, coin }: FoundPrice, reads: PriceSources['reads']): ReadState[] {
  const ways = new Set(steps.map(({ by }) => by.kind));
  const coinRead = coin === null ? undefined : reads.coins[coin];
  return [
    ...(coinRead === undefined ? [] : [coinRead]),
    ...(ways.has('pool') ? [reads.pools] : []),
    ...(ways.has('market') ? [reads.tickers] : []),
  ];
}

/** The age of the oldest read, and whether any could not be repeated. */
function oldestOf(reads: readonly ReadState[]): ReadState {
  return {
    dataUpdatedAt: reads.length === 0 ? 0 : Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isRefetchError: reads.some(({ isRefetchError }) => isRefetchError),
  };
}

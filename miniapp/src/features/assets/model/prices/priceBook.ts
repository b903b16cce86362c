import { type Estimate, estimateAt, estimateBoth, unitsOfShares } from '@xbts/shared/market/estimates.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { FoundPrice, PriceFinder } from '@xbts/shared/market/findPrices.ts';
import type { MarketsByPair, PricedAsset, PricePool } from '@xbts/shared/market/priceGraph.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { memoizeLast } from '../../../../platform/cache/memoizeLast.ts';
import type { ReadState } from '../../../../platform/chain/staleSince.ts';
import type { FeaturedPricesRead } from './featuredPrices.ts';
import { type FeaturedPrices, featuredQuote } from './featuredQuote.ts';

/** A pool as the price book knows it. */
export interface PricingPool extends PricePool {
  readonly shareAsset: string;
}

/** What all prices are found from at one moment, and how each of it was read. */
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

/** The price of one unit of an asset: its one source, and when the oldest part of that was read. */
export interface AssetPrice extends FoundPrice {
  readonly read: ReadState;
}

/** The units of a pool's two assets that shares of it stand for. */
export interface ShareParts {
  readonly pool: PricingPool;
  readonly a: bigint;
  readonly b: bigint;
}

/** The price of an asset by the price service alone, with its source and age, as the price book has it; null: it has none there. */
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

/** What everything costs at one moment: every screen takes its prices from here. */
export interface PriceBook {
  /** Some of what prices are found from is still loading for the first time. */
  readonly isPending: boolean;
  readonly pools: readonly PricingPool[];
  priceOf(assetId: string, currency: FiatCurrency): AssetPrice | null;
  /** What units are worth: a pool's share by what it stands for, anything else by its price. */
  estimate(assetId: string, units: bigint, currency: FiatCurrency): Estimate;
  /** What shares stand for, before the pool's withdrawal fee; null for an asset that is no pool's share. */
  partsOf(assetId: string, units: bigint): ShareParts | null;
  /** How the oldest of what an asset's estimate stands on was read; null: there is no estimate. */
  readOf(assetId: string, currency: FiatCurrency): ReadState | null;
  /** When the oldest of what several assets' estimates stand on was read (ms); 0 where none has any. */
  readAtOf(assetIds: readonly string[], currency: FiatCurrency): number;
}

/** The sources with the prices that they give. */
export interface PriceSnapshot extends PriceSources {
  readonly find: PriceFinder;
}

/** The book of a moment; `supplies` are the units that exist of the shares to be valued, by their ids. */
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

/** The book of a moment, while more of its sources may still load: the same one for all that show something at that moment. */
export const sharedBook = memoizeLast(
  (snapshot: PriceSnapshot, isPending: boolean, supplies: ReadonlyMap<string, bigint>) =>
    priceBookOf({ ...snapshot, isPending }, supplies),
);

/** The reads that a price stands on. */
function readsBehind({ steps, coin }: FoundPrice, reads: PriceSources['reads']): ReadState[] {
  const ways = new Set(steps.map(({ by }) => by.kind));
  const coinRead = coin === null ? undefined : reads.coins[coin];
  return [
    ...(coinRead === undefined ? [] : [coinRead]),
    ...(ways.has('pool') ? [reads.pools] : []),
    ...(ways.has('market') ? [reads.tickers] : []),
  ];
}

/** The age of the oldest, and whether any could not be read again. */
function oldestOf(reads: readonly ReadState[]): ReadState {
  return {
    dataUpdatedAt: reads.length === 0 ? 0 : Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isRefetchError: reads.some(({ isRefetchError }) => isRefetchError),
  };
}

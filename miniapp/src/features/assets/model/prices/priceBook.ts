import { estimateValue } from '@xbts/shared/amm/poolValue.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import {
  type Estimate,
  type FeaturedPrices,
  featuredCoin,
  type Holding,
  type PricedAsset,
} from '../../../portfolio/model/portfolio.ts';
import type { PricingSources } from './priceSources.ts';
import { estimateByBook, type PathPrice, priceBook } from './pricing.ts';
import type { PricingPool } from './pricingGraph.ts';

/** The units of a pool's two assets that shares of it stand for. */
export interface ShareParts {
  readonly pool: PricingPool;
  readonly a: bigint;
  readonly b: bigint;
}

/** Values whatever an account can own: by a price's path, or a pool's share by what it stands for. */
export interface Valuer {
  estimate(assetId: string, units: bigint, currency: FiatCurrency): Estimate;
  /** How an asset's price was found; null: it has none. */
  pathOf(assetId: string, currency: FiatCurrency): PathPrice | null;
  /** What shares stand for, before the pool's withdrawal fee; null for an asset that is no pool's share. */
  partsOf(assetId: string, units: bigint): ShareParts | null;
}

export interface ValuerInput {
  readonly faces: ReadonlyMap<string, PricedAsset>;
  readonly prices: FeaturedPrices;
  readonly sources: PricingSources;
}

/** Makes one of all that is known now. */
export function valuerOf({ faces, prices, sources }: ValuerInput): Valuer {
  const assets = new Map<string, PricedAsset>(faces);
  for (const origin of sources.origins) assets.set(origin.id, origin);
  const { pools, tickers, supplies } = sources;
  const book = priceBook({ assets, prices, pools, tickers });
  const byShare = new Map(pools.map((pool) => [pool.shareAsset, pool]));
  const partsOf = (assetId: string, units: bigint): ShareParts | null => {
    const [pool, supply] = [byShare.get(assetId), supplies.get(assetId)];
    if (pool === undefined || supply === undefined || supply === 0n) return null;
    const { balanceA, balanceB } = pool;
    return { pool, a: mulDivDown(units, balanceA, supply), b: mulDivDown(units, balanceB, supply) };
  };
  return {
    partsOf,
    pathOf: book,
    estimate: (assetId, units, currency) => {
      const parts = partsOf(assetId, units);
      if (parts === null) return estimateByBook(book, assetId, units, currency);
      const [a, b] = [book(parts.pool.assetA, currency), book(parts.pool.assetB, currency)];
      return a === null || b === null ? { value: null, change24h: null } : shareEstimate(parts, a, b);
    },
  };
}

function shareEstimate(parts: ShareParts, a: PathPrice, b: PathPrice): Estimate {
  // The prices are those of one unit, so there are no decimals to mind.
  const valuation = { precisionA: 0, precisionB: 0, priceA: a.perUnit, priceB: b.perUnit };
  const value = estimateValue(parts, valuation);
  const before = [a, b].map(({ change24h }) => (change24h === null ? null : 1 + change24h / 100));
  const [wasA, wasB] = before;
  const change24h =
    value.total > 0 && wasA && wasB ? (value.total / (value.a / wasA + value.b / wasB) - 1) * 100 : null;
  return { value: value.total, change24h };
}

/** The path of an asset that has a featured price of its own, while nothing else is read; null for another. */
export function featuredPath(
  holding: Pick<Holding, 'assetId' | 'symbol'>,
): Pick<PathPrice, 'steps' | 'origin' | 'liquidityUsd'> | null {
  const coin = featuredCoin(holding);
  return coin === null ? null : { steps: [], origin: { kind: 'featured', coin }, liquidityUsd: null };
}

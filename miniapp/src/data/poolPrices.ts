import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { estimateValue } from '@xbts/shared/amm/poolValue.ts';
import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { estimateOf, type FeaturedPrices } from './portfolio.ts';

/** Prices of one whole of each asset in a currency, by asset id; an asset without a price is absent. */
export type AssetPrices = ReadonlyMap<string, number>;

type KnownAsset = Pick<Asset, 'id' | 'symbol' | 'precision'>;

/** The featured prices of assets in a currency. */
export function featuredPricesOf(
  assets: Iterable<KnownAsset>,
  featured: FeaturedPrices,
  currency: FiatCurrency,
): AssetPrices {
  const prices = new Map<string, number>();
  for (const { id, symbol, precision } of assets) {
    const whole = 10n ** BigInt(precision);
    const one = { assetId: id, symbol, precision, amount: whole, inOrders: 0n, total: whole };
    const { value } = estimateOf(one, featured, currency);
    if (value !== null) prices.set(id, value);
  }
  return prices;
}

type Balances = Pick<PoolState, 'assetA' | 'assetB' | 'balanceA' | 'balanceB'>;
type Precisions = ReadonlyMap<string, Pick<Asset, 'precision'>>;

/** Prices of both assets of a pool; where only one is known, the pool's own ratio prices the other. Null: neither is. */
export function sidePrices(
  pool: Balances,
  assets: Precisions,
  prices: AssetPrices,
): { a: number; b: number } | null {
  const a = prices.get(pool.assetA);
  const b = prices.get(pool.assetB);
  if (a !== undefined && b !== undefined) return { a, b };
  const precisionA = assets.get(pool.assetA)?.precision;
  const precisionB = assets.get(pool.assetB)?.precision;
  if (precisionA === undefined || precisionB === undefined) return null;
  if (pool.balanceA === 0n || pool.balanceB === 0n) return null;
  const wholesA = Number(pool.balanceA) / 10 ** precisionA;
  const wholesB = Number(pool.balanceB) / 10 ** precisionB;
  if (a !== undefined) return { a, b: (a * wholesA) / wholesB };
  if (b !== undefined) return { a: (b * wholesB) / wholesA, b };
  return null;
}

/** What units of a pool's assets are worth by such prices: an estimate; null without a price. */
export function estimateSides(
  units: BothSides,
  pool: Balances,
  assets: Precisions,
  prices: AssetPrices,
): number | null {
  const sides = sidePrices(pool, assets, prices);
  const precisionA = assets.get(pool.assetA)?.precision;
  const precisionB = assets.get(pool.assetB)?.precision;
  if (sides === null || precisionA === undefined || precisionB === undefined) return null;
  return estimateValue(units, { precisionA, precisionB, priceA: sides.a, priceB: sides.b }).total;
}

/** Prices are passed on from pool to pool over at most so many of them. */
const MOST_STEPS = 4;

/** The given prices and those that pools imply: an asset without one takes it from the deepest pool with a priced asset. */
export function withImpliedPrices(
  pools: readonly Balances[],
  assets: Precisions,
  known: AssetPrices,
): AssetPrices {
  const prices = new Map(known);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const deepest = new Map<string, { price: number; depth: number }>();
    for (const pool of pools) {
      const hasA = prices.has(pool.assetA);
      if (hasA === prices.has(pool.assetB)) continue;
      const sides = sidePrices(pool, assets, prices);
      if (sides === null) continue;
      const [id, price] = hasA ? [pool.assetB, sides.b] : [pool.assetA, sides.a];
      const depth = estimateSides({ a: pool.balanceA, b: pool.balanceB }, pool, assets, prices) ?? 0;
      if (depth > (deepest.get(id)?.depth ?? 0)) deepest.set(id, { price, depth });
    }
    if (deepest.size === 0) break;
    for (const [id, { price }] of deepest) prices.set(id, price);
  }
  return prices;
}

import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';

/** The price of one unit of an asset in some currency; null: there is no price. */
export type UnitPrices = (assetId: string) => number | null;

type Balances = Pick<PoolState, 'assetA' | 'assetB' | 'balanceA' | 'balanceB'>;

/**
 * Unit prices of both assets of a pool; if only one is known, the pool's own ratio prices the other. Null: neither is.
 */
export function sidePrices(pool: Balances, priceOf: UnitPrices): { a: number; b: number } | null {
  const [a, b] = [priceOf(pool.assetA), priceOf(pool.assetB)];
  if (a !== null && b !== null) return { a, b };
  if (pool.balanceA === 0n || pool.balanceB === 0n) return null;
  const [balanceA, balanceB] = [Number(pool.balanceA), Number(pool.balanceB)];
  if (a !== null) return { a, b: (a * balanceA) / balanceB };
  if (b !== null) return { a: (b * balanceB) / balanceA, b };
  return null;
}

/** The value of units of a pool's assets at these prices: an estimate; null without a price. */
export function estimateSides(units: BothSides, pool: Balances, priceOf: UnitPrices): number | null {
  const sides = sidePrices(pool, priceOf);
  if (sides === null) return null;
  return Number(units.a) * sides.a + Number(units.b) * sides.b;
}

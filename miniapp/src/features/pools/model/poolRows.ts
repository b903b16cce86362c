import { apyOf } from '@xbts/shared/amm/apy.ts';
import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Pool } from './poolOf.ts';
import { estimateSides, type UnitPrices } from './poolPrices.ts';

/** A pool in the list; estimates in the chosen currency, null when unknown. */
export interface PoolRow {
  readonly pool: Pool;
  readonly symbolA: string;
  readonly symbolB: string;
  readonly liquidity: number | null;
  /** The last 24 hours. */
  readonly volume: number | null;
  /** In percent; null without statistics. */
  readonly apy: number | null;
  readonly isEmpty: boolean;
  /** The account holds shares of it. */
  readonly isMine: boolean;
}

/** The sort keys of pools, the greatest first. */
export type PoolOrder = 'liquidity' | 'volume' | 'apy';

export interface PoolRowsInput {
  readonly pools: readonly Pool[];
  /** By id; a pool of unknown assets is named by their ids. */
  readonly assets: ReadonlyMap<string, Pick<Asset, 'symbol'>>;
  readonly priceOf: UnitPrices;
  /** Ids of assets that the account holds. */
  readonly heldAssets: ReadonlySet<string>;
}

/** The rows of pools, with their estimates. */
export function poolRowsOf({ pools, assets, priceOf, heldAssets }: PoolRowsInput): PoolRow[] {
  return pools.map((pool) => {
    const { day } = pool;
    const balances = { a: pool.balanceA, b: pool.balanceB };
    return {
      pool,
      symbolA: assets.get(pool.assetA)?.symbol ?? pool.assetA,
      symbolB: assets.get(pool.assetB)?.symbol ?? pool.assetB,
      liquidity: estimateSides(balances, pool, priceOf),
      // Both sides of an exchange have the same value: half of the sum was traded.
      volume: day === null ? null : half(estimateSides({ a: day.volumeA, b: day.volumeB }, pool, priceOf)),
      apy: day === null ? null : apyOf(pool, day).total,
      isEmpty: !isInitialised(pool),
      isMine: heldAssets.has(pool.shareAsset),
    };
  });
}

const half = (value: number | null): number | null => (value === null ? null : value / 2);

/** Rows where every word of the query is part of a symbol or the pool's own id. */
export function searchPoolRows(rows: readonly PoolRow[], query: string): readonly PoolRow[] {
  const words = query
    .toUpperCase()
    .split(/[\s/]+/u)
    .filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ symbolA, symbolB, pool }) =>
    words.every((word) => symbolA.includes(word) || symbolB.includes(word) || pool.id === word),
  );
}

/**
 * Rows with the greatest figure first, unknown ones after them, empty pools last; the older one of equal pools first.
 */
export function sortPoolRows(rows: readonly PoolRow[], order: PoolOrder): PoolRow[] {
  const rank = (row: PoolRow) => (row.isEmpty ? -2 : (row[order] ?? -1));
  const age = ({ pool }: PoolRow) => Number(pool.id.split('.')[2]);
  return [...rows].sort((a, b) => rank(b) - rank(a) || age(a) - age(b));
}

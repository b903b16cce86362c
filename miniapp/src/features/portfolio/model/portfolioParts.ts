import { ownedUnits } from '../../account/model/holdings.ts';
import type { PriceBook } from '../../assets/model/prices/priceBook.ts';
import type { PortfolioRow } from './portfolioRows.ts';

/** The parts of a portfolio's value, in the currency; their sum is the total of all priced assets. */
export interface PortfolioParts {
  readonly free: number;
  readonly orders: number;
  readonly stakes: number;
  readonly vesting: number;
  readonly pools: number;
}

/** One asset's part of the total. */
export interface Slice {
  readonly assetId: string;
  readonly symbol: string;
  readonly value: number;
}

/** The part of an asset's value that belongs to some of its units, in proportion. */
const partOf = (value: number, units: bigint, all: bigint) => (value * Number(units)) / Number(all);

/**
 * The value split: spendable, in orders, in stakes, in other vesting balances, and in pools, where a share counts by
 * its content.
 */
export function partsOfPortfolio(rows: readonly PortfolioRow[], book: PriceBook | null): PortfolioParts {
  const parts = { free: 0, orders: 0, stakes: 0, vesting: 0, pools: 0 };
  for (const { holding, estimate } of rows) {
    const all = ownedUnits(holding);
    if (estimate.value === null || all === 0n) continue;
    if (book?.partsOf(holding.assetId, all) != null) {
      parts.pools += estimate.value;
      continue;
    }
    parts.free += partOf(estimate.value, holding.amount, all);
    parts.orders += partOf(estimate.value, holding.inOrders, all);
    parts.stakes += partOf(estimate.value, holding.staked, all);
    parts.vesting += partOf(estimate.value, holding.vesting, all);
  }
  return parts;
}

/** The largest parts of the total by asset, and the value of all others together. */
export function slicesOf(rows: readonly PortfolioRow[], most: number): { slices: Slice[]; rest: number } {
  const valued = rows
    .flatMap(({ holding: { assetId, symbol }, estimate }) =>
      estimate.value === null || estimate.value <= 0 ? [] : [{ assetId, symbol, value: estimate.value }],
    )
    .sort((a, b) => b.value - a.value);
  const rest = valued.slice(most).reduce((sum, { value }) => sum + value, 0);
  return { slices: valued.slice(0, most), rest };
}

/** Units of each asset behind the account's pool shares, before the pools' withdrawal fees, rounded down. */
export function pooledUnits(rows: readonly PortfolioRow[], book: PriceBook): ReadonlyMap<string, bigint> {
  const units = new Map<string, bigint>();
  const add = (assetId: string, more: bigint) => units.set(assetId, (units.get(assetId) ?? 0n) + more);
  for (const { holding } of rows) {
    const parts = book.partsOf(holding.assetId, ownedUnits(holding));
    if (parts === null) continue;
    add(parts.pool.assetA, parts.a);
    add(parts.pool.assetB, parts.b);
  }
  return units;
}

import { isFiatSymbol, isOfGateway } from '@xbts/shared/assets/issuers.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { SortOrder } from '../../../platform/sortOrder.ts';
import type { PortfolioRow } from './portfolioRows.ts';

/** The spec's known groups of assets. */
export const assetGroups = ['native', 'exchange', 'fiat', 'others'] as const;
export type AssetGroup = (typeof assetGroups)[number];

/** What the list can be sorted by: its columns on a desktop. */
export const rowOrders = ['name', 'price', 'change', 'amount', 'value'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** The most valuable first: the order of the rows as they come. */
export const byWorth: SortOrder<RowOrder> = { by: 'value', isAscending: false };

/** The selected part of a list. */
export interface ListView {
  search: string;
  group: AssetGroup | 'all' | 'favourites';
}

/**
 * The group of an asset: the native coin, a national currency's token, another token of the exchange's gateway, or none
 * of these.
 */
export function groupOf({ assetId, symbol }: { assetId: string; symbol: string }): AssetGroup {
  if (assetId === CORE_ASSET_ID) return 'native';
  if (isFiatSymbol(symbol)) return 'fiat';
  return isOfGateway(symbol) ? 'exchange' : 'others';
}

/** An amount in wholes, only for comparisons and prices. */
const wholes = ({ holding }: PortfolioRow) => Number(holding.total) / 10 ** holding.precision;

/** The price of one whole unit, from the value of those owned; null without a price or an amount. */
export function unitPrice(row: PortfolioRow): number | null {
  const { value } = row.estimate;
  return value === null || row.holding.total === 0n ? null : value / wholes(row);
}

const nameOf = ({ holding }: PortfolioRow) => holding.symbol.slice(holding.symbol.indexOf('.') + 1);
const least = Number.NEGATIVE_INFINITY;

/** From the smallest. */
const compare: Readonly<Record<Exclude<RowOrder, 'value'>, (a: PortfolioRow, b: PortfolioRow) => number>> = {
  name: (a, b) => nameOf(a).localeCompare(nameOf(b)),
  price: (a, b) => (unitPrice(a) ?? least) - (unitPrice(b) ?? least) || 0,
  change: (a, b) => (a.estimate.change24h ?? least) - (b.estimate.change24h ?? least) || 0,
  amount: (a, b) => wholes(a) - wholes(b),
};

/** The rows of a list that comes sorted by value, in another order; equal ones stay as they come. */
export function inOrder(rows: readonly PortfolioRow[], { by, isAscending }: SortOrder<RowOrder>) {
  if (by === 'value') return isAscending ? [...rows].reverse() : rows;
  const sign = isAscending ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare[by](a, b));
}

/** The rows that a view selects. */
export function selected(
  rows: readonly PortfolioRow[],
  { search, group }: ListView,
  favourites: readonly string[],
): readonly PortfolioRow[] {
  const wanted = search.trim().toUpperCase();
  const isIn = ({ holding }: PortfolioRow) =>
    group === 'all' ||
    (group === 'favourites' ? favourites.includes(holding.assetId) : groupOf(holding) === group);
  return rows.filter((row) => row.holding.symbol.includes(wanted) && isIn(row));
}

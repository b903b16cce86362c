import { isFiatSymbol, isOfGateway } from '@xbts/shared/assets/issuers.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { ownedUnits } from '../../account/model/holdings.ts';
import type { PortfolioRow } from './portfolioRows.ts';

/** The spec's known groups of assets. */
export const assetGroups = ['native', 'exchange', 'fiat', 'others'] as const;
export type AssetGroup = (typeof assetGroups)[number];

export const rowOrders = ['value', 'name', 'change', 'amount'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** The selected part of a list, and its order. */
export interface ListView {
  search: string;
  group: AssetGroup | 'all' | 'favourites';
  order: RowOrder;
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

/** An amount in wholes, only for comparisons. */
const wholes = ({ holding }: PortfolioRow) => Number(ownedUnits(holding)) / 10 ** holding.precision;
const nameOf = ({ holding }: PortfolioRow) => holding.symbol.slice(holding.symbol.indexOf('.') + 1);
const least = Number.NEGATIVE_INFINITY;

const compare: Readonly<Record<Exclude<RowOrder, 'value'>, (a: PortfolioRow, b: PortfolioRow) => number>> = {
  name: (a, b) => nameOf(a).localeCompare(nameOf(b)),
  change: (a, b) => (b.estimate.change24h ?? least) - (a.estimate.change24h ?? least) || 0,
  amount: (a, b) => wholes(b) - wholes(a),
};

/** The rows of a value-sorted list that a view selects, in its order. */
export function arrange(
  rows: readonly PortfolioRow[],
  { search, group, order }: ListView,
  favourites: readonly string[],
): readonly PortfolioRow[] {
  const wanted = search.trim().toUpperCase();
  const isIn = ({ holding }: PortfolioRow) =>
    group === 'all' ||
    (group === 'favourites' ? favourites.includes(holding.assetId) : groupOf(holding) === group);
  const found = rows.filter((row) => row.holding.symbol.includes(wanted) && isIn(row));
  return order === 'value' ? found : found.sort(compare[order]);
}

import { ownedUnits } from '../../account/model/holdings.ts';
import { freeValue } from './portfolio.ts';
import type { PortfolioRow } from './portfolioRows.ts';

/** The three parts of the wallet: spendable assets with those in orders, shares of pools, and what is locked. */
export const walletTabs = ['assets', 'pools', 'stakes'] as const;
export type WalletTab = (typeof walletTabs)[number];

/** A row without its locked units, which have a tab of their own. */
const withoutLocked = (row: PortfolioRow): PortfolioRow =>
  row.holding.total === ownedUnits(row.holding)
    ? row
    : { ...row, estimate: { ...row.estimate, value: freeValue(row) } };

/** The rows of the tab of assets or of pools, in their order. */
export const rowsOf = (rows: readonly PortfolioRow[], tab: 'assets' | 'pools'): PortfolioRow[] =>
  rows.filter(({ isShare }) => isShare === (tab === 'pools')).map(withoutLocked);

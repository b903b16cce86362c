import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import type { AssetFace } from '../../assets/model/metadata.ts';
import type { Valuer } from '../../assets/model/prices/priceBook.ts';
import {
  type Estimate,
  estimateOf,
  type FeaturedPrices,
  holdingsOf,
  type OwnedHolding,
  ownedUnits,
  totalOf,
} from './portfolio.ts';

/** Rows that fill the first view of a phone. */
export const FIRST_ROWS = 15;

export interface PortfolioRow {
  holding: OwnedHolding;
  /** Of all units owned: spendable, in orders and staked. */
  estimate: Estimate;
}

export interface PortfolioFigures {
  /** Every asset the account has or had, the most valuable first; a price that comes later moves no row. */
  rows: readonly PortfolioRow[];
  /** So many more rows are on their way. */
  rest: number;
  total: ReturnType<typeof totalOf>;
  /** False when nothing owned has a price: then there is no total. */
  hasPrices: boolean;
  /** Prices are on their way: what has none yet may get one. */
  isWaitingForPrices: boolean;
  /** How prices were found; null while only featured prices are there. */
  valuer: Valuer | null;
}

/** The rows of an account, in no order; a holding of nothing has no estimate to wait for. */
export function portfolioRows(
  account: FullAccount,
  faces: ReadonlyMap<string, AssetFace>,
  { prices, valuer, currency }: { prices: FeaturedPrices; valuer: Valuer | null; currency: FiatCurrency },
): PortfolioRow[] {
  return holdingsOf(account, faces).map((holding) => {
    const owned = ownedUnits(holding);
    const direct = estimateOf({ ...holding, total: owned }, prices, currency);
    if (direct.value !== null || valuer === null) return { holding, estimate: direct };
    return { holding, estimate: valuer.estimate(holding.assetId, owned, currency) };
  });
}

/** The figures of rows in their order; while some are missing their prices are too. */
export function figuresOf(
  rows: readonly PortfolioRow[],
  isWaitingForPrices: boolean,
  valuer: Valuer | null,
  rest = 0,
): PortfolioFigures {
  const owned = rows.filter(({ holding }) => ownedUnits(holding) > 0n).map(({ estimate }) => estimate);
  return {
    rows,
    rest,
    total: totalOf(owned),
    hasPrices: owned.some(({ value }) => value !== null),
    isWaitingForPrices,
    valuer,
  };
}

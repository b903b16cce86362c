import { type Estimate, estimateAt } from '@xbts/shared/market/estimates.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { holdingsOf, type OwnedHolding, ownedUnits } from '../../account/model/holdings.ts';
import type { AssetMetadata } from '../../assets/model/metadata.ts';
import { type FeaturedPrices, featuredQuote } from '../../assets/model/prices/featuredQuote.ts';
import type { PriceBook } from '../../assets/model/prices/priceBook.ts';
import { totalOf } from './portfolio.ts';

/** Rows that fill the first view of a phone. */
export const FIRST_ROWS = 15;

export interface PortfolioRow {
  holding: OwnedHolding;
  /** Of all units owned: spendable, in orders, staked and in other vesting balances. */
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
  book: PriceBook | null;
}

/** What a screen knows of all that an account is worth. */
export interface PortfolioRead {
  /** Undefined while the first answer is on its way. */
  figures: PortfolioFigures | undefined;
  error: unknown;
  retry: () => void;
  /** When the figures were read (ms), if they may be out of date. */
  staleSince: number | null;
}

/** What a portfolio is reckoned with. */
export interface Reckoning {
  readonly prices: FeaturedPrices;
  /** Null until it has been read. */
  readonly book: PriceBook | null;
  readonly currency: FiatCurrency;
  /** 1.3.x: what vests of it is staked. */
  readonly stakingAsset: string;
}

/** The rows of an account, in no order; a holding of nothing has no estimate to wait for. */
export function portfolioRows(
  account: FullAccount,
  metadata: ReadonlyMap<string, AssetMetadata>,
  { prices, book, currency, stakingAsset }: Reckoning,
): PortfolioRow[] {
  return holdingsOf(account, metadata, stakingAsset).map((holding) => {
    const owned = ownedUnits(holding);
    const { assetId: id, symbol, precision } = holding;
    const featured = featuredQuote({ id, symbol, precision }, prices, currency);
    const estimate =
      featured === null && book !== null ? book.estimate(id, owned, currency) : estimateAt(featured, owned);
    return { holding, estimate };
  });
}

/** The figures of rows in their order; while some are missing their prices are too. */
export function figuresOf(
  rows: readonly PortfolioRow[],
  isWaitingForPrices: boolean,
  book: PriceBook | null,
  rest = 0,
): PortfolioFigures {
  const owned = rows.filter(({ holding }) => ownedUnits(holding) > 0n).map(({ estimate }) => estimate);
  return {
    rows,
    rest,
    total: totalOf(owned),
    hasPrices: owned.some(({ value }) => value !== null),
    isWaitingForPrices,
    book,
  };
}

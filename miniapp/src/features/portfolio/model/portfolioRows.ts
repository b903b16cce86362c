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
  /** The value of all owned units: spendable, in orders, staked and in other vesting balances. */
  estimate: Estimate;
}

export interface PortfolioFigures {
  /** Every asset that the account has or had, the most valuable first; a later price moves no row. */
  rows: readonly PortfolioRow[];
  /** The number of rows still loading. */
  rest: number;
  total: ReturnType<typeof totalOf>;
  /** False when no owned asset has a price: there is no total then. */
  hasPrices: boolean;
  /** Prices are loading: an asset without one may get one. */
  isWaitingForPrices: boolean;
  /** The sources of prices; null while only featured prices are loaded. */
  book: PriceBook | null;
}

/** A screen's view of an account's total value. */
export interface PortfolioRead {
  /** Undefined until the first answer. */
  figures: PortfolioFigures | undefined;
  error: unknown;
  retry: () => void;
  /** The time of the figures' reading (ms), if they may be out of date. */
  staleSince: number | null;
}

/** The inputs of a portfolio's figures. */
export interface Reckoning {
  readonly prices: FeaturedPrices;
  /** Null until read. */
  readonly book: PriceBook | null;
  readonly currency: FiatCurrency;
  /** 1.3.x: its vesting balances count as staked. */
  readonly stakingAsset: string;
}

/** The rows of an account, unsorted; an empty holding waits for no estimate. */
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

/** The figures of rows in their order; while rows are missing their prices are too. */
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

import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';
import type { NamedSubject } from './subjects/findSubject.ts';

/** The source of a figure, named beside every displayed figure. */
export const figureSources = ['prices', 'tickers', 'orders', 'pool', 'chain', 'staking'] as const;
export type FigureSource = (typeof figureSources)[number];

/**
 * Figures with the time of their reading, and the sources that were too slow: their figures are absent, or the last
 * known ones.
 */
export interface Sourced<Value> extends Cached<Value> {
  readonly missing: readonly FigureSource[];
}

/** A price with its change in 24 hours in percent, null when unknown. An estimate, for display only. */
export interface QuotedPrice {
  readonly price: number;
  readonly change: number | null;
}

/** The trades of an asset in another, the oldest first, milliseconds since 1970. */
export interface PriceHistory {
  /** Symbol of the asset of the prices. */
  readonly unit: string;
  readonly points: readonly { readonly at: number; readonly price: number }[];
  readonly source: FigureSource;
  /** The present price in the unit by the same rule as all prices, not by the last trade; null without a price. */
  readonly now: number | null;
}

/** The known figures of an asset's price; null for unknown ones. */
export interface PriceFigures {
  readonly symbol: string;
  readonly usd: QuotedPrice | null;
  /** null for BTS itself as well. */
  readonly bts: QuotedPrice | null;
  /**
   * The price service's further figures of a featured coin: change in an hour in percent, dollars traded in a day;
   * null: none.
   */
  readonly featured: { readonly change1h: number | null; readonly volume: number | null } | null;
  readonly history: PriceHistory | null;
  readonly sources: readonly FigureSource[];
}

/** A pool's figures on a card. */
export interface PoolFigures {
  readonly id: string;
  readonly symbolA: string;
  readonly symbolB: string;
  /** The value of one A in B inside the pool. */
  readonly price: number;
  readonly apyPercent: number;
  readonly feePercent: number;
  /** Value in BTS, an estimate; null without a known price. */
  readonly worth: number | null;
}

/** Operations whose flat fee is listed. */
export const listedFees = [
  'transfer',
  'limit_order_create',
  'limit_order_cancel',
  'liquidity_pool_exchange',
  'liquidity_pool_deposit',
  'liquidity_pool_withdraw',
  'vesting_balance_create',
  'vesting_balance_withdraw',
] as const;
export type ListedFee = (typeof listedFees)[number];

/** The chain's fees in units of its core asset. */
export interface FeeFigures {
  readonly symbol: string;
  readonly precision: number;
  readonly fees: readonly { readonly name: ListedFee; readonly units: bigint }[];
}

/**
 * An open limit order, units of its assets; its price is sold units for wanted units, of which `left` are still for
 * sale.
 */
export interface OpenOrderFigures {
  readonly id: string;
  readonly accountId: string;
  readonly sells: { readonly symbol: string; readonly precision: number };
  readonly wants: { readonly symbol: string; readonly precision: number };
  readonly priceSold: bigint;
  readonly priceWanted: bigint;
  readonly left: bigint;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A price for alerts, an estimate, with the time of its reading, milliseconds since 1970, and its source. */
export interface SubjectQuote {
  readonly price: number;
  readonly readAt: number;
  readonly sources: readonly FigureSource[];
  /** Whether nodes of two operators agreed on it at once. */
  readonly isAgreed: boolean;
}

/** The total stake as decimal texts; null when the service omits it. */
export interface StakedFigures {
  readonly staked: string | null;
  /** The same with the bonuses of the terms. */
  readonly weight: string | null;
  /** Accounts with stakes. */
  readonly holders: number;
}

/**
 * Figures for the bot's cards, each with its age and each returned in time, with the data known by then.
 * @throws AppError node.* and service.* codes, when nothing is known
 */
export interface Market {
  /** By symbol, with or without the gateway's prefix; undefined for an unknown asset. */
  price(symbol: string): Promise<Sourced<PriceFigures | undefined>>;
  /** The largest pools, or the largest with a symbol that contains the text. */
  pools(
    query: string,
  ): Promise<Sourced<readonly PoolFigures[]> & { readonly sources: readonly FigureSource[] }>;
  fees(): Promise<Sourced<FeeFigures>>;
  /** The total stake according to the staking service. */
  staked(): Promise<Sourced<StakedFigures>>;
  /** Every open order of accounts by id (1.2.x), by account, newest first. */
  openOrders(accountIds: readonly string[]): Promise<Sourced<readonly OpenOrderFigures[]>>;
  /** By symbol, with or without the gateway's prefix; undefined for an unknown asset. */
  asset(typed: string): Promise<Pick<Asset, 'symbol' | 'precision'> | undefined>;
  /** The subject of 'STH', 'STH/BTS' or '1.19.5'; undefined for an unknown name. */
  subject(typed: string): Promise<NamedSubject | undefined>;
  /** Prices for alerts, by the texts of their subjects; subjects without a price are absent. */
  quotes(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectQuote>>;
}

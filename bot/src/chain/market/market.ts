import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Cached } from '../../upstreams/cachedReads.ts';
import type { NamedSubject } from './subjects/findSubject.ts';

/** Where a figure comes from; it is named beside every figure that is shown. */
export const figureSources = ['prices', 'tickers', 'orders', 'pool', 'chain', 'staking'] as const;
export type FigureSource = (typeof figureSources)[number];

/** Figures with the moment they were read, and who gave nothing in time: those are told without them, or as they told last. */
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
  /** Symbol of the asset that prices are in. */
  readonly unit: string;
  readonly points: readonly { readonly at: number; readonly price: number }[];
  readonly source: FigureSource;
  /** What one costs in the unit now: as every other price, not as it was traded last; null when there is no price. */
  readonly now: number | null;
}

/** What is known of an asset's price; null where nothing is. */
export interface PriceFigures {
  readonly symbol: string;
  readonly usd: QuotedPrice | null;
  /** null for BTS itself, too. */
  readonly bts: QuotedPrice | null;
  /** What the price service tells of a featured coin besides: change in an hour in percent, dollars traded in a day; null: nothing. */
  readonly featured: { readonly change1h: number | null; readonly volume: number | null } | null;
  readonly history: PriceHistory | null;
  readonly sources: readonly FigureSource[];
}

/** A pool as a card shows it. */
export interface PoolFigures {
  readonly id: string;
  readonly symbolA: string;
  readonly symbolB: string;
  /** How much of B one A is worth in it. */
  readonly price: number;
  readonly apyPercent: number;
  readonly feePercent: number;
  /** Worth in BTS, an estimate; null when no price is known. */
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

/** An open limit order, units of its assets; the price is so many sold for so many wanted, of which `left` are still for sale. */
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

/** A price that alerts go by, an estimate; when it was read, milliseconds since 1970, and where it comes from. */
export interface SubjectQuote {
  readonly price: number;
  readonly readAt: number;
  readonly sources: readonly FigureSource[];
  /** Whether nodes of two operators said so at once. */
  readonly isAgreed: boolean;
}

/** What is staked in all, as decimal texts; null where the service does not say it. */
export interface StakedFigures {
  readonly staked: string | null;
  /** The same with the bonuses of the terms. */
  readonly weight: string | null;
  /** Accounts that have staked. */
  readonly holders: number;
}

/**
 * Figures of the market for the bot's cards, each with its age, and each told in time, with what is known by then.
 * @throws AppError node.* and service.* codes, when nothing is known
 */
export interface Market {
  /** By symbol, with or without the gateway's prefix; undefined when there is no such asset. */
  price(symbol: string): Promise<Sourced<PriceFigures | undefined>>;
  /** The largest pools, of those where a symbol contains the text when it is not empty. */
  pools(
    query: string,
  ): Promise<Sourced<readonly PoolFigures[]> & { readonly sources: readonly FigureSource[] }>;
  fees(): Promise<Sourced<FeeFigures>>;
  /** What the staking service says is staked in all. */
  staked(): Promise<Sourced<StakedFigures>>;
  /** Of accounts by id (1.2.x): every open order, by account and then the newest first. */
  openOrders(accountIds: readonly string[]): Promise<Sourced<readonly OpenOrderFigures[]>>;
  /** By symbol, with or without the gateway's prefix; undefined when there is no such asset. */
  asset(typed: string): Promise<Pick<Asset, 'symbol' | 'precision'> | undefined>;
  /** What somebody means by 'STH', 'STH/BTS' or '1.19.5'; undefined when there is nothing of that name. */
  subject(typed: string): Promise<NamedSubject | undefined>;
  /** The prices that alerts go by, by the texts of their subjects; what has none now is absent. */
  quotes(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectQuote>>;
}

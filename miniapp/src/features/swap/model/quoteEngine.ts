import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { mulDivUp } from '@xbts/shared/amounts/mulDiv.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { findRoute } from '@xbts/shared/market/execution/findRoute.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { type Execution, quoteExecution } from '@xbts/shared/market/execution/quoteExecution.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { buildGraph, type Venue, type VenueGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import { venuesBetween } from '@xbts/shared/market/execution/venuesBetween.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { type Book, bookVenuesOf, type QuotedMarket, type Terms, venuesOf } from './quotedMarket.ts';
import { whyNoQuote } from './whyNoQuote.ts';

/** A question to the market. */
export interface QuoteQuestion {
  /** Ids of the sold and the bought asset. */
  readonly from: string;
  readonly to: string;
  /** Null asks only for the pools between the two assets. Without a `hopCost`, the engine computes it from `hopFee`. */
  readonly wish: SwapWish | null;
  /** The network fee of one more operation in core units. */
  readonly hopFee: bigint;
}

/** The parts of an error that can be sent to another thread. */
export type ErrorParts = Pick<AppError, 'code' | 'facts'>;

export interface QuoteAnswer {
  /** Ids of all pools that a route between the two assets may use. */
  readonly poolIds: readonly string[];
  /** The cost of one more operation in units of the bought asset. */
  readonly hopCost: bigint;
  /** Null without a wish or on an error. */
  readonly plan: Execution['plan'] | null;
  /** The saving of the plan compared with the best single way; null if the plan is that way. */
  readonly saving: Execution['saving'];
  /** Why the market has no plan for the wish. */
  readonly error: ErrorParts | null;
}

/** The difference between a market and its predecessor. */
export interface MarketChange {
  /** New pools and books, and those with a changed state. */
  readonly pools: readonly PoolState[];
  readonly books: readonly Book[];
  /** Ids of both. */
  readonly gone: readonly string[];
  /** Null: unchanged. A change of either comes with the whole market. */
  readonly terms: Terms | null;
}

/** A question with the number that its answer carries, about the stored market or one of its own. */
export type ToQuotes =
  | { readonly change: MarketChange }
  | { readonly id: number; readonly question: QuoteQuestion; readonly market?: QuotedMarket };

export interface FromQuotes {
  readonly id: number;
  readonly answer: QuoteAnswer;
}

/**
 * Searches routes, in any thread: it stores a market, applies its changes, and answers questions in order. It builds
 * the graph on demand, once for all changes so far; the sums of a book are cached until the book changes.
 */
export function createQuoteEngine(): (message: ToQuotes) => FromQuotes | null {
  const venues = new Map<string, readonly Venue[]>();
  let terms: Terms = { fees: new Map(), traderId: '' };
  let graph: VenueGraph | null = null;
  return (message) => {
    if ('change' in message) {
      const { change } = message;
      terms = change.terms ?? terms;
      for (const id of change.gone) venues.delete(id);
      for (const pool of change.pools) venues.set(pool.id, poolVenues([pool], terms.fees));
      for (const book of change.books) venues.set(book.id, bookVenuesOf(book, terms));
      graph = null;
      return null;
    }
    const { id, question, market } = message;
    if (market !== undefined) {
      const own = buildGraph(venuesOf(market));
      return { id, answer: answerOver(own, market.fees, question) };
    }
    graph ??= buildGraph([...venues.values()].flat());
    return { id, answer: answerOver(graph, terms.fees, question) };
  };
}

function answerOver(
  graph: VenueGraph,
  fees: FeesByAsset,
  { from, to, wish, hopFee }: QuoteQuestion,
): QuoteAnswer {
  const between = venuesBetween(graph, from, to);
  const poolIds = between.filter(({ kind }) => kind === 'pool').map(({ id }) => id);
  const hopCost = wish?.hopCost ?? hopCostOf(graph, to, hopFee);
  const nothing = { poolIds, hopCost, plan: null, saving: null, error: null };
  if (wish === null) return nothing;
  try {
    return { ...nothing, ...quoteExecution(graph, fees, { ...wish, hopCost }) };
  } catch (thrown) {
    const isConnected = between.length > 0;
    const { code, facts } = isConnected ? whyNoQuote(thrown, { from, to }, wish, fees) : toAppError(thrown);
    return { ...nothing, error: { code, facts } };
  }
}

/** This many fees are exchanged together: one alone may be worth less than a unit of the bought asset. */
const FEES_TOGETHER = 1000n;

/** The fee of one more operation in units of the bought asset, rounded up; nothing where no way leads there. */
function hopCostOf(graph: VenueGraph, to: string, hopFee: bigint): bigint {
  if (hopFee === 0n || to === CORE_ASSET_ID) return hopFee;
  try {
    const fees = { units: hopFee * FEES_TOGETHER, assetId: CORE_ASSET_ID };
    return mulDivUp(findRoute(graph, fees, to).received.units, 1n, FEES_TOGETHER);
  } catch (error) {
    if (hasCode(error, 'pool.no_route')) return 0n;
    throw error;
  }
}

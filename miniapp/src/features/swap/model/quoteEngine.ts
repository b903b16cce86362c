import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
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

/** What is asked of the market. */
export interface QuoteQuestion {
  /** Ids of the sold and the bought asset. */
  readonly from: string;
  readonly to: string;
  /** Null: only which pools lie between is asked. Without a `hopCost` it is made of `hopFee`. */
  readonly wish: SwapWish | null;
  /** The network fee of one more operation in core units. */
  readonly hopFee: bigint;
}

/** What can be told of an error to another thread. */
export type ErrorParts = Pick<AppError, 'code' | 'facts'>;

export interface QuoteAnswer {
  /** Ids of all pools that a route between the two assets may lead over. */
  readonly poolIds: readonly string[];
  /** What one more operation costs in units of the bought asset. */
  readonly hopCost: bigint;
  /** Null where nothing was wished, or where there is an error. */
  readonly plan: Execution['plan'] | null;
  /** What the plan saves against the best single way; null: it is that way. */
  readonly saving: Execution['saving'];
  /** Why the market has nothing for the wish. */
  readonly error: ErrorParts | null;
}

/** How a market differs from the one before. */
export interface MarketChange {
  /** New pools and books, and those in another state. */
  readonly pools: readonly PoolState[];
  readonly books: readonly Book[];
  /** Ids of both. */
  readonly gone: readonly string[];
  /** Null: as before. A change of either is told with the whole market. */
  readonly terms: Terms | null;
}

/** A question with the number its answer carries; of the market that was told of, or of one of its own. */
export type ToQuotes =
  | { readonly change: MarketChange }
  | { readonly id: number; readonly question: QuoteQuestion; readonly market?: QuotedMarket };

export interface FromQuotes {
  readonly id: number;
  readonly answer: QuoteAnswer;
}

/**
 * Searches routes, wherever it runs: it holds a market, is told how that changes, and answers questions in their order.
 * The graph is made when it is asked for, once for all changes before; what is added up of a book is kept as long as it stays.
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

/** The fee of one more operation in units of the bought asset; nothing where no way leads there. */
function hopCostOf(graph: VenueGraph, to: string, hopFee: bigint): bigint {
  if (hopFee === 0n || to === CORE_ASSET_ID) return hopFee;
  try {
    return findRoute(graph, { units: hopFee, assetId: CORE_ASSET_ID }, to).received.units;
  } catch (error) {
    // So small a fee may buy nothing at all, and no way may lead from the native coin.
    if (hasCode(error, 'pool.no_route')) return 0n;
    throw error;
  }
}

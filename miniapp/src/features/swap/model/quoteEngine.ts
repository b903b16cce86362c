import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { findRoute } from '@xbts/shared/market/execution/findRoute.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { buildPoolGraph, type PoolGraph } from '@xbts/shared/market/execution/poolGraph.ts';
import { poolsBetween } from '@xbts/shared/market/execution/poolsBetween.ts';
import { quoteSwap, type SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { whyNoQuote } from './whyNoQuote.ts';

/** Pools that a route may lead over, and the market fees of their assets. */
export interface QuotedMarket {
  readonly pools: readonly PoolState[];
  readonly fees: FeesByAsset;
}

/** What is asked of the pools. */
export interface QuoteQuestion {
  /** Ids of the sold and the bought asset. */
  readonly from: string;
  readonly to: string;
  /** Null: only which pools lie between is asked. Without a `hopCost` it is made of `hopFee`. */
  readonly wish: SwapWish | null;
  /** The network fee of one more exchange in core units. */
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
  readonly plan: SwapPlan | null;
  /** Why the pools have nothing for the wish. */
  readonly error: ErrorParts | null;
}

/** How a market differs from the one before. */
export interface MarketChange {
  /** New pools, and those in another state. */
  readonly changed: readonly PoolState[];
  /** Ids. */
  readonly gone: readonly string[];
  /** Null: as before. */
  readonly fees: FeesByAsset | null;
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
 * The graph is made when it is asked for, once for all changes before.
 */
export function createQuoteEngine(): (message: ToQuotes) => FromQuotes | null {
  const pools = new Map<string, PoolState>();
  let fees: FeesByAsset = new Map();
  let graph: PoolGraph | null = null;
  return (message) => {
    if ('change' in message) {
      const { changed, gone, fees: newFees } = message.change;
      for (const id of gone) pools.delete(id);
      for (const pool of changed) pools.set(pool.id, pool);
      fees = newFees ?? fees;
      graph = null;
      return null;
    }
    const { id, question, market } = message;
    if (market !== undefined) {
      return { id, answer: answerOver(buildPoolGraph(market.pools, market.fees), question) };
    }
    graph ??= buildPoolGraph(pools.values(), fees);
    return { id, answer: answerOver(graph, question) };
  };
}

function answerOver(graph: PoolGraph, { from, to, wish, hopFee }: QuoteQuestion): QuoteAnswer {
  const poolIds = poolsBetween(graph, from, to);
  const hopCost = wish?.hopCost ?? hopCostOf(graph, to, hopFee);
  if (wish === null) return { poolIds, hopCost, plan: null, error: null };
  try {
    return { poolIds, hopCost, plan: quoteSwap(graph, { ...wish, hopCost }), error: null };
  } catch (thrown) {
    const isConnected = poolIds.length > 0;
    const error = isConnected ? whyNoQuote(thrown, { from, to }, wish, graph.fees) : toAppError(thrown);
    return { poolIds, hopCost, plan: null, error: { code: error.code, facts: error.facts } };
  }
}

/** The fee of one more operation in units of the bought asset; nothing where no pool leads there. */
function hopCostOf(graph: PoolGraph, to: string, hopFee: bigint): bigint {
  if (hopFee === 0n || to === CORE_ASSET_ID) return hopFee;
  try {
    return findRoute(graph, { units: hopFee, assetId: CORE_ASSET_ID }, to).received.units;
  } catch (error) {
    // So small a fee may buy nothing at all, and no pool may lead from the native coin.
    if (hasCode(error, 'pool.no_route')) return 0n;
    throw error;
  }
}

import { quoteForMinToReceiveRoundedUp } from '../../amm/minToReceive.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import type { Amount } from '../../amounts/amount.ts';
import { AppError, hasCode } from '../../errors/appError.ts';
import { coarseVenues } from './coarseVenues.ts';
import { findRouteForExactOut } from './findRoute.ts';
import { findSplitRoute, findSplitRouteForExactOut } from './findSplitRoute.ts';
import { planGuaranteeing } from './planGuaranteeing.ts';
import { scoreOf } from './planScore.ts';
import { planSwap, type SwapPlan } from './planSwap.ts';
import { planSwapForExactOut } from './planSwapForExactOut.ts';
import { onlyVenues, type VenueGraph } from './venueGraph.ts';

/** The user's wish: to sell exactly `fixed` ('in') or to get at least `fixed` ('out'). */
export interface SwapWish {
  readonly side: 'in' | 'out';
  readonly fixed: Amount;
  /** The asset at the other end. */
  readonly otherAssetId: string;
  /** Hundredths of a percent. */
  readonly slippage: number;
  /** The fee of one more operation in units of the bought asset; see findSplitRoute. */
  readonly hopCost?: bigint;
}

/** Retries of a route that loses much to rounding, without the venues that caused the loss. */
const MOST_DETOURS = 2;

/**
 * The plan of the best route for a wish over the venues of a graph. Exact amount in: the route that gives the most.
 * Exact amount out: the route that sells the least and still guarantees it within the slippage.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route, pool.zero_outcome, pool.not_enough_liquidity,
 * pool.slippage_out_of_range
 */
export function quoteSwap(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan {
  let best = quoteOver(graph, fees, wish);
  let left = graph;
  let plan: SwapPlan | undefined = best;
  for (let detour = 0; detour < MOST_DETOURS; detour += 1) {
    const coarse = coarseVenues(plan, wish.slippage);
    if (coarse.size === 0) break;
    left = onlyVenues(left, (venue) => !coarse.has(graph.venues[venue]?.id ?? ''));
    plan = orNone(() => quoteOver(left, fees, wish));
    if (plan === undefined) break;
    best = betterPlan(wish, best, plan);
  }
  return best;
}

/** The better of two plans for a wish, after the fees of their operations; the first of two equal ones. */
export const betterPlan = (wish: SwapWish, one: SwapPlan, other: SwapPlan): SwapPlan =>
  scoreOf(other, wish) > scoreOf(one, wish) ? other : one;

function quoteOver(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan {
  const { fixed, otherAssetId, slippage, hopCost } = wish;
  if (wish.side === 'out') return quoteExactOut(graph, fees, wish);
  return planSwap(findSplitRoute(graph, fixed, otherAssetId, hopCost), fees, slippage, hopCost);
}

function quoteExactOut(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan {
  const { fixed, otherAssetId, slippage, hopCost } = wish;
  const route = findRouteForExactOut(graph, fixed, otherAssetId, hopCost);
  const single = orNone(() => planSwapForExactOut(route, fixed, fees, slippage, hopCost));
  const split = orNone(() => splitExactOut(graph, fees, wish));
  const plan = single && split ? betterPlan(wish, single, split) : (single ?? split);
  if (plan === undefined) throw new AppError('pool.not_enough_liquidity');
  return plan;
}

/** The split route's plan, with a target raised until the wanted amount is guaranteed; undefined when that fails. */
function splitExactOut(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan | undefined {
  const { fixed, otherAssetId, slippage, hopCost } = wish;
  return planGuaranteeing(fixed.units, quoteForMinToReceiveRoundedUp(fixed.units, slippage), (units) => {
    const target = { units, assetId: fixed.assetId };
    const route = findSplitRouteForExactOut(graph, target, otherAssetId, hopCost);
    return route.paths.length === 1 ? undefined : planSwap(route, fees, slippage, hopCost);
  });
}

/** The plan; undefined when the venues cannot serve it. @throws any other failure */
export function orNone(plan: () => SwapPlan | undefined): SwapPlan | undefined {
  try {
    return plan();
  } catch (error) {
    if (hasCode(error, ...noWay)) return undefined;
    throw error;
  }
}

const noWay = [
  'pool.not_enough_liquidity',
  'pool.zero_outcome',
  'pool.no_route',
  'pool.maker_fee_too_high',
] as const;

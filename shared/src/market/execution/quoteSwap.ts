import { quoteForMinToReceiveRoundedUp } from '../../amm/minToReceive.ts';
import type { Amount } from '../../amounts/amount.ts';
import { mulDivUp } from '../../amounts/mulDiv.ts';
import { AppError, hasCode } from '../../errors/appError.ts';
import { coarsePools, withoutPools } from './coarseHops.ts';
import { findRouteForExactOut } from './findRoute.ts';
import { findSplitRoute, findSplitRouteForExactOut } from './findSplitRoute.ts';
import { planSwap, type SwapPlan } from './planSwap.ts';
import { planSwapForExactOut } from './planSwapForExactOut.ts';
import type { PoolGraph } from './poolGraph.ts';

/** What the user wants: to sell exactly `fixed` ('in') or to get at least `fixed` ('out'). */
export interface SwapWish {
  readonly side: 'in' | 'out';
  readonly fixed: Amount;
  /** The asset at the other end. */
  readonly otherAssetId: string;
  /** Hundredths of a percent. */
  readonly slippage: number;
  /** What the fee of one more operation is worth in units of the bought asset; see findSplitRoute. */
  readonly hopCost?: bigint;
}

/** A route that loses much to rounding is tried again without the pools that it lost it in, this often. */
const MOST_DETOURS = 4;
/** Every corrected target is nearer; more steps than this would only trim dust. */
const MOST_CORRECTIONS = 4;

/**
 * The plan of the best route for a wish: for an exact amount in, what gives the most; for an exact amount out, what
 * sells the least and still guarantees it within the slippage.
 * @throws AppError amount.zero, pool.same_asset, pool.no_route, pool.zero_outcome, pool.not_enough_liquidity,
 *   pool.slippage_out_of_range
 */
export function quoteSwap(graph: PoolGraph, wish: SwapWish): SwapPlan {
  let best = quoteOver(graph, wish);
  let left = graph;
  let plan: SwapPlan | undefined = best;
  for (let detour = 0; detour < MOST_DETOURS; detour += 1) {
    const coarse = coarsePools(plan, wish.slippage);
    if (coarse.size === 0) break;
    left = withoutPools(left, coarse);
    plan = orNone(() => quoteOver(left, wish));
    if (plan === undefined) break;
    best = (wish.side === 'in' ? moreExpected : lessSold)(best, plan);
  }
  return best;
}

const moreExpected = (one: SwapPlan, other: SwapPlan): SwapPlan =>
  other.expected.units > one.expected.units ? other : one;

function quoteOver(graph: PoolGraph, wish: SwapWish): SwapPlan {
  const { fixed, otherAssetId, slippage, hopCost = 0n } = wish;
  if (wish.side === 'out') return quoteExactOut(graph, wish);
  return planSwap(findSplitRoute(graph, fixed, otherAssetId, hopCost), graph.fees, slippage);
}

function quoteExactOut(graph: PoolGraph, wish: SwapWish): SwapPlan {
  const { fixed, otherAssetId, slippage } = wish;
  const route = findRouteForExactOut(graph, fixed, otherAssetId);
  const single = orNone(() => planSwapForExactOut(route, fixed, graph.fees, slippage));
  const split = orNone(() => splitExactOut(graph, wish));
  if (single === undefined || split === undefined) {
    const only = single ?? split;
    if (only === undefined) throw new AppError('pool.not_enough_liquidity');
    return only;
  }
  return lessSold(single, split);
}

/** The split route's plan, its target raised until the wanted amount is guaranteed; undefined when that fails. */
function splitExactOut(graph: PoolGraph, wish: SwapWish): SwapPlan | undefined {
  const { fixed, otherAssetId, slippage, hopCost = 0n } = wish;
  let units = quoteForMinToReceiveRoundedUp(fixed.units, slippage);
  for (let correction = 0; correction < MOST_CORRECTIONS; correction += 1) {
    const target = { units, assetId: fixed.assetId };
    const route = findSplitRouteForExactOut(graph, target, otherAssetId, hopCost);
    if (route.paths.length === 1) return undefined;
    const plan = planSwap(route, graph.fees, slippage);
    const guaranteed = plan.guaranteed.units;
    if (guaranteed >= fixed.units) return plan;
    units = mulDivUp(units, fixed.units, guaranteed) + 1n;
  }
  return undefined;
}

/** A way that the pools can't go is none; any other failure is one. */
function orNone(plan: () => SwapPlan | undefined): SwapPlan | undefined {
  try {
    return plan();
  } catch (error) {
    if (hasCode(error, 'pool.not_enough_liquidity', 'pool.zero_outcome', 'pool.no_route')) return undefined;
    throw error;
  }
}

function lessSold(one: SwapPlan, other: SwapPlan): SwapPlan {
  return other.sold.units < one.sold.units ? other : one;
}

import type { FeesByAsset } from '../../amm/poolState.ts';
import type { Amount } from '../../amounts/amount.ts';
import { bookSideId } from './bookVenue.ts';
import { findRoute, findRouteForExactOut } from './findRoute.ts';
import { scoreOf } from './planScore.ts';
import { planSwap, type SwapPlan } from './planSwap.ts';
import { planSwapForExactOut } from './planSwapForExactOut.ts';
import { betterPlan, orNone, quoteSwap, type SwapWish } from './quoteSwap.ts';
import { buildGraph, onlyVenues, type VenueGraph } from './venueGraph.ts';

/** A way that serves a wish alone: the book of the two assets, or the best route over pools. */
export type SingleVenue = 'book' | 'pools';

/** The best way to execute a wish, and its gain over the best single one. */
export interface Execution {
  readonly plan: SwapPlan;
  /** Null when the plan is that single way, or when there is none. */
  readonly saving: { readonly than: SingleVenue; readonly saved: Amount } | null;
}

/**
 * The best execution of a wish over books and pools: never worse than the book of the two assets or a pool alone, the
 * best route over pools, or a swap split over pools. Every comparison counts the cost of further operations.
 * @throws AppError those of quoteSwap
 */
export function quoteExecution(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): Execution {
  const pools = onlyVenues(graph, (venue) => graph.venues[venue]?.kind === 'pool');
  const ways = [
    { way: 'book', plan: bookAlone(graph, fees, wish) },
    { way: 'pools', plan: overPools(pools, fees, wish) },
  ] as const;
  const hasBooks = graph.venues.some(({ kind }) => kind === 'book');
  const searched = hasBooks ? [pools, graph] : [graph];
  const plans = [
    ...ways.map(({ plan }) => plan),
    ...searched.map((each) => orNone(() => quoteSwap(each, fees, wish))),
  ];
  const [first, ...rest] = plans.flatMap((plan) =>
    plan === undefined ? [] : [{ plan, score: scoreOf(plan, wish) }],
  );
  // Nothing serves the wish: the search over everything throws the reason.
  if (first === undefined) return { plan: quoteSwap(graph, fees, wish), saving: null };
  const best = rest.reduce((most, each) => (each.score > most.score ? each : most), first);
  return { plan: best.plan, saving: savingOf(ways, best, wish) };
}

interface Scored {
  readonly plan: SwapPlan;
  readonly score: bigint;
}

function savingOf(
  ways: readonly { readonly way: SingleVenue; readonly plan: SwapPlan | undefined }[],
  { plan, score }: Scored,
  wish: SwapWish,
): Execution['saving'] {
  let best: { readonly than: SingleVenue; readonly score: bigint } | null = null;
  for (const { way, plan: single } of ways) {
    if (single === undefined) continue;
    const reached = scoreOf(single, wish);
    if (best === null || reached > best.score) best = { than: way, score: reached };
  }
  if (best === null || score <= best.score) return null;
  const { assetId } = wish.side === 'in' ? plan.expected : plan.sold;
  return { than: best.than, saved: { units: score - best.score, assetId } };
}

/** The wish served by the book of its two assets alone. */
function bookAlone(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan | undefined {
  const { side, fixed, otherAssetId } = wish;
  const id =
    side === 'in' ? bookSideId(fixed.assetId, otherAssetId) : bookSideId(otherAssetId, fixed.assetId);
  const book = graph.venues.find((venue) => venue.id === id);
  return book && orNone(() => bestRoute(buildGraph([book]), fees, wish));
}

/** The best route over pools; a single pool may give more, since nothing stays behind between its steps. */
function overPools(pools: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan | undefined {
  const { fixed, otherAssetId } = wish;
  const direct = onlyVenues(pools, (venue) =>
    [fixed.assetId, otherAssetId].every((id) => pools.venues[venue]?.ways.some(({ sold }) => sold === id)),
  );
  const [first, second] = [pools, direct].map((graph) => orNone(() => bestRoute(graph, fees, wish)));
  return first && second ? betterPlan(wish, first, second) : (first ?? second);
}

/** The plan over the best single path. */
function bestRoute(graph: VenueGraph, fees: FeesByAsset, wish: SwapWish): SwapPlan {
  const { side, fixed, otherAssetId, slippage, hopCost } = wish;
  if (side === 'in') return planSwap(findRoute(graph, fixed, otherAssetId, hopCost), fees, slippage, hopCost);
  return planSwapForExactOut(
    findRouteForExactOut(graph, fixed, otherAssetId, hopCost),
    fixed,
    fees,
    slippage,
    hopCost,
  );
}

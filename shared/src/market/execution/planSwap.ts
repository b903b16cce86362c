import { minToReceiveRoundedDown } from '../../amm/minToReceive.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import { quoteExchange } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { AppError } from '../../errors/appError.ts';
import { type OrderCost, planBookStep, type Tolerance } from './planBookStep.ts';
import type { PoolVenue } from './poolVenue.ts';
import type { RoutePath, SwapRoute } from './route.ts';
import type { PlannedStep, PoolStep } from './step.ts';
import type { Venue } from './venueGraph.ts';

/** The operations of a swap in one transaction, and the figures for the user. */
export interface SwapPlan {
  /** The steps by path, each path from the sold asset to the bought one; the operations are in that order. */
  readonly paths: readonly (readonly PlannedStep[])[];
  /** Units that leave the account; dust of an amount in that buys nothing stays. */
  readonly sold: Amount;
  /** The bought units at the quoted state. */
  readonly expected: Amount;
  /** The minimum: with less the chain refuses the whole transaction. */
  readonly guaranteed: Amount;
  /** The rest of each middle asset at the quoted state: the excess of a step over its guarantee is not sold on. */
  readonly mayRemain: readonly Amount[];
  /** How much worse than the previous prices the swap executes, without fees: 0.03 is 3 %. An estimate. */
  readonly impact: number;
}

/**
 * The operations of a route, within a slippage in hundredths of a percent: each step sells exactly the guarantee of the
 * previous step. The steps of a path share the slippage evenly.
 * @throws AppError pool.slippage_out_of_range, pool.zero_outcome, pool.not_enough_liquidity
 */
export function planSwap(route: SwapRoute, fees: FeesByAsset, slippage: number, hopCost = 0n): SwapPlan {
  const carried = new Map<string, Venue>();
  // Of what the whole route gives, as much as a path sells of the whole.
  const worthOf = ({ sold }: RoutePath): bigint =>
    mulDivDown(route.received.units, sold.units, route.sold.units);
  const paths = route.paths.map((path) =>
    planPath(path, fees, { slippage, hops: path.venues.length }, { hopCost, worth: worthOf(path) }, carried),
  );
  const ends = paths.flatMap((steps) => steps.at(-1) ?? []);
  const { assetId } = route.received;
  const sold = sum(paths.map(([first]) => first?.sell.units ?? 0n));
  return {
    paths,
    sold: { units: sold, assetId: route.sold.assetId },
    expected: { units: sum(ends.map(({ expected }) => expected.units)), assetId },
    guaranteed: { units: sum(ends.map(({ guaranteed }) => guaranteed.units)), assetId },
    mayRemain: remaindersOf(paths),
    impact: impactOf(paths, sold),
  };
}

function planPath(
  { venues, sold }: RoutePath,
  fees: FeesByAsset,
  tolerance: Tolerance,
  cost: OrderCost,
  carried: Map<string, Venue>,
): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let sell = sold;
  for (const before of venues) {
    if (sell.units === 0n) throw new AppError('pool.zero_outcome');
    const { step, after } = planStep(carried.get(before.id) ?? before, sell, fees, tolerance, cost);
    carried.set(before.id, after);
    steps.push(step);
    sell = step.guaranteed;
  }
  return steps;
}

function planStep(
  venue: Venue,
  sell: Amount,
  fees: FeesByAsset,
  tolerance: Tolerance,
  cost: OrderCost,
): { readonly step: PlannedStep; readonly after: Venue } {
  return venue.kind === 'pool'
    ? planPoolStep(venue, sell, fees, tolerance)
    : planBookStep(venue, sell, fees, tolerance, cost);
}

function planPoolStep(
  venue: PoolVenue,
  sell: Amount,
  fees: FeesByAsset,
  { slippage, hops }: Tolerance,
): { readonly step: PoolStep; readonly after: Venue } {
  const quote = quoteExchange(venue.pool, sell, fees);
  const { received, after, impact, poolId } = quote;
  const least = minToReceiveRoundedDown(received.units, slippage, hops);
  const guaranteed = { units: least, assetId: received.assetId };
  const step: PoolStep = { kind: 'pool', id: poolId, sell, expected: received, guaranteed, impact, quote };
  return { step, after: venue.at(after) };
}

function impactOf(paths: readonly (readonly PlannedStep[])[], sold: bigint): number {
  return paths.reduce((all, steps) => {
    const kept = steps.reduce((part, { impact }) => part * (1 - impact), 1);
    return all + (1 - kept) * (Number(steps[0]?.sell.units ?? 0n) / Number(sold));
  }, 0);
}

function remaindersOf(paths: readonly (readonly PlannedStep[])[]): Amount[] {
  const remainders = new Map<string, bigint>();
  for (const steps of paths) {
    for (const [index, { expected }] of steps.slice(0, -1).entries()) {
      const before = remainders.get(expected.assetId) ?? 0n;
      const soldOn = steps[index + 1]?.sell.units ?? 0n;
      remainders.set(expected.assetId, before + expected.units - soldOn);
    }
  }
  return [...remainders].flatMap(([assetId, units]) => (units > 0n ? [{ units, assetId }] : []));
}

const sum = (units: readonly bigint[]): bigint => units.reduce((all, each) => all + each, 0n);

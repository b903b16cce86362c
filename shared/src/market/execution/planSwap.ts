import { minToReceiveRoundedDown } from '../../amm/minToReceive.ts';
import type { FeesByAsset, PoolState } from '../../amm/poolState.ts';
import { type ExchangeQuote, quoteExchange } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import type { CarriedPools } from './quotePath.ts';
import type { RoutePath, SwapRoute } from './route.ts';

/** One liquidity_pool_exchange of a swap. */
export interface PlannedHop {
  readonly poolId: string;
  readonly sell: Amount;
  readonly minToReceive: Amount;
  /** What it gives at the quoted state. */
  readonly expected: Amount;
  /** The exchange at the quoted state, with its fees and prices. */
  readonly quote: ExchangeQuote;
}

/** The operations of a swap in one transaction, and what the user is told of it. */
export interface SwapPlan {
  /** In the order of the operations. */
  readonly hops: readonly PlannedHop[];
  /** The same hops by path, each path from the sold asset to the bought one. */
  readonly paths: readonly (readonly PlannedHop[])[];
  readonly sold: Amount;
  /** What the swap gives of the bought asset at the quoted state. */
  readonly expected: Amount;
  /** What it gives at least: otherwise the chain refuses the whole transaction. */
  readonly guaranteed: Amount;
  /** What remains of each middle asset at the quoted state: what a hop gives over its min_to_receive is not sold on. */
  readonly mayRemain: readonly Amount[];
  /** How much worse than the prices before it the swap executes, fees left out: 0.03 is 3 %. An estimate. */
  readonly impact: number;
}

/**
 * The operations of a route, within a slippage in hundredths of a percent: each hop sells exactly what the hop before
 * it guarantees. A path of several hops shares the slippage among them evenly.
 * @throws AppError pool.slippage_out_of_range, pool.zero_outcome
 */
export function planSwap(route: SwapRoute, fees: FeesByAsset, slippage: number): SwapPlan {
  const carried: CarriedPools = new Map();
  const planned = route.paths.map((path) => planPath(path, fees, slippage, carried));
  const ends = planned.flatMap((hops) => hops.at(-1) ?? []);
  const { assetId } = route.received;
  return {
    hops: planned.flat(),
    paths: planned,
    sold: route.sold,
    expected: { units: sum(ends.map(({ expected }) => expected.units)), assetId },
    guaranteed: { units: sum(ends.map(({ minToReceive }) => minToReceive.units)), assetId },
    mayRemain: remaindersOf(planned),
    impact: impactOf(planned, route.sold.units),
  };
}

function planPath(path: RoutePath, fees: FeesByAsset, slippage: number, carried: CarriedPools): PlannedHop[] {
  const hops: PlannedHop[] = [];
  let sell = path.sold;
  for (const { before } of path.hops) {
    const pool: PoolState = carried.get(before.id) ?? before;
    const quote = quoteExchange(pool, sell, fees);
    const { received, after } = quote;
    carried.set(pool.id, after);
    const least = minToReceiveRoundedDown(received.units, slippage, path.hops.length);
    const minToReceive = { units: least, assetId: received.assetId };
    hops.push({ poolId: pool.id, sell, minToReceive, expected: received, quote });
    sell = minToReceive;
  }
  return hops;
}

function impactOf(planned: readonly (readonly PlannedHop[])[], sold: bigint): number {
  return planned.reduce((sum, hops) => {
    const kept = hops.reduce((part, { quote }) => part * (1 - quote.impact), 1);
    return sum + (1 - kept) * (Number(hops[0]?.sell.units ?? 0n) / Number(sold));
  }, 0);
}

function remaindersOf(planned: readonly (readonly PlannedHop[])[]): Amount[] {
  const remainders = new Map<string, bigint>();
  for (const hops of planned) {
    for (const { expected, minToReceive } of hops.slice(0, -1)) {
      const before = remainders.get(expected.assetId) ?? 0n;
      remainders.set(expected.assetId, before + expected.units - minToReceive.units);
    }
  }
  return [...remainders].flatMap(([assetId, units]) => (units > 0n ? [{ units, assetId }] : []));
}

const sum = (units: readonly bigint[]): bigint => units.reduce((all, each) => all + each, 0n);

import { type Leg, legFlow } from '../../amm/leg.ts';
import { smallestOf } from '../../amm/smallestOf.ts';
import type { GraphEdge } from './poolGraph.ts';

/** Units sold over each of several paths. */
export type Allocation = readonly bigint[];

/** What the paths yield together, executed in order; a pool on several paths carries its state along. */
export type ReceivedOver = (allocation: Allocation) => bigint;

/** By pool, the leg last used with the balances it left, and the asset it sold. */
type CarriedLegs = Map<number, Leg & { readonly from: number }>;

/** The exact total of an allocation over the paths; 0 where a path with units gives nothing. */
export function receivedOver(paths: readonly (readonly GraphEdge[])[]): ReceivedOver {
  const shared = sharedPools(paths);
  return (allocation) => {
    const carried: CarriedLegs = new Map();
    let total = 0n;
    for (const [index, path] of paths.entries()) {
      const units = allocation[index] ?? 0n;
      if (units === 0n) continue;
      const received = path.reduce((held, edge) => receivedAt(edge, held, shared, carried), units);
      if (received === 0n) return 0n;
      total += received;
    }
    return total;
  };
}

function sharedPools(paths: readonly (readonly GraphEdge[])[]): ReadonlySet<number> {
  const all = paths.flatMap((path) => path.map(({ pool }) => pool));
  return new Set(all.filter((pool, index) => all.indexOf(pool) !== index));
}

function receivedAt(
  { pool, from, leg }: GraphEdge,
  units: bigint,
  shared: ReadonlySet<number>,
  carried: CarriedLegs,
): bigint {
  if (units === 0n) return 0n;
  if (!shared.has(pool)) return legFlow(leg, units).received;
  const last = carried.get(pool);
  const [balanceIn, balanceOut] = balancesAt(leg, from, last);
  const { entering, leaving, received } = legFlow({ ...leg, balanceIn, balanceOut }, units);
  carried.set(pool, { ...leg, from, balanceIn: balanceIn + entering, balanceOut: balanceOut - leaving });
  return received;
}

function balancesAt(
  leg: Leg,
  from: number,
  last: (Leg & { readonly from: number }) | undefined,
): [bigint, bigint] {
  if (last === undefined) return [leg.balanceIn, leg.balanceOut];
  return last.from === from ? [last.balanceIn, last.balanceOut] : [last.balanceOut, last.balanceIn];
}

/** Steps are halved this often: down to a millionth of the whole. */
const HALVINGS = 20;

/** Moves units between paths, in ever smaller steps, as long as the total grows. Never worse than it began. */
export function improveAllocation(received: ReceivedOver, begun: Allocation): Allocation {
  const whole = begun.reduce((sum, units) => sum + units, 0n);
  let best = { allocation: begun, total: received(begun) };
  let step = whole / 2n;
  for (let halving = 0; halving < HALVINGS && step > 0n; halving += 1) {
    best = improveByStep(received, best, step);
    step /= 2n;
  }
  return best.allocation;
}

interface Scored {
  readonly allocation: Allocation;
  readonly total: bigint;
}

function improveByStep(received: ReceivedOver, begun: Scored, step: bigint): Scored {
  let best = begun;
  for (const giver of begun.allocation.keys()) {
    for (const taker of begun.allocation.keys()) {
      if (giver === taker) continue;
      const allocation = moved(best.allocation, giver, taker, step);
      if (allocation === undefined) continue;
      const total = received(allocation);
      if (total > best.total) best = { allocation, total };
    }
  }
  return best;
}

function moved(allocation: Allocation, giver: number, taker: number, step: bigint): Allocation | undefined {
  const has = allocation[giver] ?? 0n;
  if (has === 0n) return undefined;
  const given = smallestOf(has, step);
  return allocation.map((units, index) => {
    if (index === giver) return units - given;
    return index === taker ? units + given : units;
  });
}

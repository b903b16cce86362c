import type { FeesByAsset, PoolState } from '../poolState.ts';
import { quoteExchange } from '../quoteExchange.ts';
import type { SwapPlan } from './planSwap.ts';
import type { CarriedPools } from './quotePath.ts';

/**
 * Units of the bought asset that a plan made earlier gives over pools as they are now (by id); undefined when a hop
 * would not give its min_to_receive, so that the chain would refuse the whole transaction.
 * @throws AppError those of quoteExchange, pool.not_found being said by undefined too
 */
export function replaySwap(
  plan: Pick<SwapPlan, 'hops' | 'expected'>,
  pools: ReadonlyMap<string, PoolState>,
  fees: FeesByAsset,
): bigint | undefined {
  const carried: CarriedPools = new Map(pools);
  let total = 0n;
  for (const { poolId, sell, minToReceive } of plan.hops) {
    const pool = carried.get(poolId);
    if (pool === undefined) return undefined;
    const { received, after } = quoteExchange(pool, sell, fees);
    if (received.units < minToReceive.units) return undefined;
    carried.set(poolId, after);
    if (received.assetId === plan.expected.assetId) total += received.units;
  }
  return total;
}

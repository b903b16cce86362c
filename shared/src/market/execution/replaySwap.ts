import type { FeesByAsset, PoolState } from '../../amm/poolState.ts';
import { quoteExchange } from '../../amm/quoteExchange.ts';
import type { SwapPlan } from './planSwap.ts';
import type { CarriedPools } from './quotePath.ts';

/**
 * Units of the bought asset that the ends of a plan's paths give over pools as they are now (by id); undefined when a
 * hop would not give its min_to_receive, or its pool is gone: the chain would refuse the whole transaction.
 * @throws AppError those of quoteExchange
 */
export function replaySwap(
  { paths }: Pick<SwapPlan, 'paths'>,
  pools: ReadonlyMap<string, PoolState>,
  fees: FeesByAsset,
): bigint | undefined {
  const carried: CarriedPools = new Map(pools);
  let total = 0n;
  for (const path of paths) {
    let given = 0n;
    for (const { poolId, sell, minToReceive } of path) {
      const pool = carried.get(poolId);
      if (pool === undefined) return undefined;
      const { received, after } = quoteExchange(pool, sell, fees);
      if (received.units < minToReceive.units) return undefined;
      carried.set(poolId, after);
      given = received.units;
    }
    total += given;
  }
  return total;
}

import { FULL_PERCENT } from '../../amm/fees.ts';
import type { SwapPlan } from './planSwap.ts';
import { buildPoolGraph, type PoolGraph } from './poolGraph.ts';

/**
 * The ids of the pools that give so few units of a middle asset that rounding its min_to_receive down keeps back more
 * than the slippage (hundredths of a percent) does: of two units half stays there.
 */
export function coarsePools({ paths }: Pick<SwapPlan, 'paths'>, slippage: number): ReadonlySet<string> {
  const isCoarse = (expected: bigint, least: bigint) =>
    least * FULL_PERCENT < expected * (FULL_PERCENT - BigInt(slippage));
  return new Set(
    paths
      .flatMap((path) => path.slice(0, -1))
      .filter(({ expected, minToReceive }) => isCoarse(expected.units, minToReceive.units))
      .map(({ poolId }) => poolId),
  );
}

/** The graph without some of its pools. */
export function withoutPools({ pools, fees }: PoolGraph, ids: ReadonlySet<string>): PoolGraph {
  return buildPoolGraph(
    pools.filter(({ id }) => !ids.has(id)),
    fees,
  );
}

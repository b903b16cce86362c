import { FULL_PERCENT } from '../../amm/fees.ts';
import type { SwapPlan } from './planSwap.ts';

/**
 * The ids of the venues that give so few units of a middle asset that rounding what they guarantee down keeps back more
 * than the slippage (hundredths of a percent) does: of two units half stays there.
 */
export function coarseVenues({ paths }: Pick<SwapPlan, 'paths'>, slippage: number): ReadonlySet<string> {
  const isCoarse = (expected: bigint, least: bigint) =>
    least * FULL_PERCENT < expected * (FULL_PERCENT - BigInt(slippage));
  return new Set(
    paths
      .flatMap((path) => path.slice(0, -1))
      .filter(({ expected, guaranteed }) => isCoarse(expected.units, guaranteed.units))
      .map(({ id }) => id),
  );
}

import { FULL_PERCENT } from '../../amm/fees.ts';
import type { SwapPlan } from './planSwap.ts';
import type { PlannedStep } from './step.ts';

/**
 * The ids of venues that give so few units of a middle asset that rounding down the guarantee withholds more than the
 * slippage (hundredths of a percent): of two units, half stays behind. Empty when the whole plan withholds no more than
 * the slippage: another way cannot win then.
 */
export function coarseVenues(
  { paths, sold }: Pick<SwapPlan, 'paths' | 'sold'>,
  slippage: number,
): ReadonlySet<string> {
  const keptBack = paths.reduce((sum, steps) => {
    const share = Number(steps[0]?.sell.units ?? 0n) / Number(sold.units);
    return sum + share * keptBackOn(steps);
  }, 0);
  if (keptBack * Number(FULL_PERCENT) <= slippage) return new Set();
  const isCoarse = (expected: bigint, least: bigint) =>
    least * FULL_PERCENT < expected * (FULL_PERCENT - BigInt(slippage));
  return new Set(
    paths
      .flatMap((path) => path.slice(0, -1))
      .filter(({ expected, guaranteed }) => isCoarse(expected.units, guaranteed.units))
      .map(({ id }) => id),
  );
}

/** The part of a path's units that stays behind between its steps. */
const keptBackOn = (steps: readonly PlannedStep[]): number =>
  steps.slice(0, -1).reduce((kept, { expected, guaranteed }) => {
    const carriedOn = Number(guaranteed.units) / Number(expected.units);
    return 1 - (1 - kept) * carriedOn;
  }, 0);

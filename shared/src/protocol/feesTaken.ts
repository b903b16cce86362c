import { HUNDRED_PERCENT as FULL } from './constants.ts';
import type { FeeSources } from './operations/feeStep.ts';
import type { Operation } from './operations.ts';
import { feeStepOf, movementOf } from './signed.ts';

/** The pools whose fees operations pay, by their ids. */
export const payingPools = (operations: readonly Operation[]): string[] => [
  ...new Set(operations.flatMap((each) => movementOf(each).poolId ?? [])),
];

/**
 * The maximum that fees of issuers and pools take of the operations' results, in hundredths of a percent by asset. Fees
 * of consecutive trades add up along the dearest way. A cap of a market fee can only lower it.
 */
export function feesTaken(
  operations: readonly Operation[],
  sources: FeeSources,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  const ends = new Map<string, number>();
  const resting = new Map<string, number>();
  const note = (to: Map<string, number>, assetId: string, share: number) =>
    to.set(assetId, Math.min(to.get(assetId) ?? FULL, share));
  for (const operation of operations) {
    const step = feeStepOf(operation, sources);
    if (step === null) continue;
    const before = step.sold === null ? FULL : (left.get(step.sold) ?? FULL);
    if (step.sold !== null) ends.delete(step.sold);
    const { isResting } = step;
    const share = Math.floor((before * step.left) / FULL);
    for (const assetId of step.brought) {
      // The later result of an order is no part of consecutive trades.
      if (!isResting) note(left, assetId, share);
      note(isResting ? resting : ends, assetId, share);
    }
  }
  for (const [assetId, share] of resting) note(ends, assetId, share);
  return new Map([...ends].map(([assetId, share]) => [assetId, FULL - share]));
}

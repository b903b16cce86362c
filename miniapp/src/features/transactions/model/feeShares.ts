import { feesTaken } from '@xbts/shared/protocol/feesTaken.ts';
import { marketFeesOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { PoolFees } from '@xbts/shared/protocol/operations/feeStep.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';

/** The share of fees that causes a warning, and the one that requires a typed word; hundredths of a percent. */
const WARNED = 500;
const TYPED = 2_000;

/** The maximum share that fees take of the received amount of an asset, in hundredths of a percent. */
export interface FeeShare {
  readonly assetId: string;
  readonly symbol: string;
  readonly taken: number;
}

interface Known {
  readonly assets: readonly Asset[];
  readonly pools: readonly PoolFees[];
}

/**
 * The shares that fees take of the received amounts: of the operations signed together, and of each later operation
 * separately, so that no other one hides it.
 */
export function feeShares(
  operations: readonly Operation[],
  later: readonly Operation[],
  { assets, pools }: Known,
): FeeShare[] {
  const sources = { feeOf: marketFeesOf(assets), pools };
  const worst = new Map<string, number>();
  for (const together of [operations, ...later.map((each) => [each])])
    for (const [assetId, taken] of feesTaken(together, sources))
      worst.set(assetId, Math.max(worst.get(assetId) ?? 0, taken));
  return [...worst].map(([assetId, taken]) => ({
    assetId,
    symbol: assets.find(({ id }) => id === assetId)?.symbol ?? assetId,
    taken,
  }));
}

/** Those that are warned of. */
export const warnedShares = (shares: readonly FeeShare[] = []): FeeShare[] =>
  shares.filter(({ taken }) => taken >= WARNED && taken < TYPED);

/** The shares that require a typed word before signing. */
export const typedShares = (shares: readonly FeeShare[] = []): FeeShare[] =>
  shares.filter(({ taken }) => taken >= TYPED);

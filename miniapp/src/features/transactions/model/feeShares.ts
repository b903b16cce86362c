import { feesTaken } from '@xbts/shared/protocol/feesTaken.ts';
import { marketFeesOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { PoolFees } from '@xbts/shared/protocol/operations/feeStep.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';

/** From here on fees are warned of, and from there on they take a typed word; hundredths of a percent. */
const WARNED = 500;
const TYPED = 2_000;

/** What fees take of what arrives of an asset, at the most, in hundredths of a percent. */
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
 * What fees take of what operations bring: of those that are signed together, and of each that happens later by itself, so that no other
 * one beside it hides it.
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

/** Those that nothing is signed with before a word is typed. */
export const typedShares = (shares: readonly FeeShare[] = []): FeeShare[] =>
  shares.filter(({ taken }) => taken >= TYPED);

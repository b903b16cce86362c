import { groupBy } from '@xbts/shared/engine/groupBy.ts';
import { type Epoch, epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import type { PayoutAsset, PayoutRow } from './payoutsMatch.ts';

/** The total of one asset. */
export interface PayoutSum {
  readonly asset: PayoutAsset;
  readonly units: bigint;
}

/** The payouts of one epoch. */
export interface PayoutEpoch {
  readonly key: string;
  /** Null for rows of the service without a time. */
  readonly epoch: Epoch | null;
  readonly rows: readonly PayoutRow[];
  readonly sums: readonly PayoutSum[];
  /** Rows whose promise and payment differ. */
  readonly differences: number;
}

const differing: readonly PayoutRow['state'][] = ['less', 'more', 'missing', 'wrong'];

/** Rows by their epochs, newest first; those without a time at the end. */
export function byEpoch(rows: readonly PayoutRow[]): PayoutEpoch[] {
  const groups = groupBy(rows, ({ at }) => (at === null ? '' : epochKey(epochOf(at))));
  return [...groups]
    .map(([key, own]) => {
      const at = own[0]?.at ?? null;
      return {
        key,
        epoch: at === null ? null : epochOf(at),
        rows: own,
        sums: sumsOf(own),
        differences: own.filter(({ state }) => differing.includes(state)).length,
      };
    })
    .sort((one, other) => (one.key < other.key ? 1 : -1));
}

/**
 * The received sums by asset: the chain's amounts or, if unread, the service's. Wrong and missing rows do not count.
 */
export function sumsOf(rows: readonly PayoutRow[]): PayoutSum[] {
  const sums = new Map<string, PayoutSum>();
  for (const { asset, paid, promised, state } of rows) {
    const units = paid?.units ?? (state === 'unchecked' ? promised : null);
    if (asset === null || units === null) continue;
    sums.set(asset.id, { asset, units: (sums.get(asset.id)?.units ?? 0n) + units });
  }
  return [...sums.values()];
}

import type { HolderShare } from '@xbts/shared/services/staking.ts';
import {
  compareEpoch,
  type HolderPercent,
  type PayoutRow,
  type Proof,
  promisedRoundedDown,
} from '@xbts/shared/staking/proof.ts';
import { lastPlaceOf, percentUnits } from '@xbts/shared/staking/servicePercents.ts';
import type { EpochTransfers } from './proof.ts';

/** The whole in ten-thousandths of a percent. */
const WHOLE = 1_000_000n;

/** An epoch's payments compared with today's percents of it. */
export function proofOf(
  { transfers, names }: Pick<EpochTransfers, 'transfers' | 'names'>,
  holders: readonly HolderShare[],
): Proof {
  const paid = transfers.map(
    ({ toId, assetId, units }): PayoutRow => ({ account: names[toId] ?? toId, assetId, units }),
  );
  const percents = holders.flatMap(({ account, percent }): HolderPercent[] => {
    const value = percentUnits(percent);
    return value === null ? [] : [{ account, percent: value }];
  });
  const wholes = new Map<string, bigint>();
  for (const { assetId, units } of paid) wholes.set(assetId, (wholes.get(assetId) ?? 0n) + units);
  // A percent may be off by its last place, and each share is truncated to a unit.
  const lastPlace = lastPlaceOf(holders);
  return compareEpoch(
    promisedRoundedDown(percents, paid),
    paid,
    ({ assetId }) => ((wholes.get(assetId) ?? 0n) * lastPlace) / WHOLE + 1n,
  );
}

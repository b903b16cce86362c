import type { HolderShare } from '@xbts/shared/services/staking.ts';
import {
  compareEpoch,
  type HolderPercent,
  type PayoutRow,
  type Proof,
  promisedRoundedDown,
} from '@xbts/shared/staking/proof.ts';
import { serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import type { EpochTransfers } from './proof.ts';

/** Percents have four decimals: the last of them may be off by one, which is a millionth of the whole, and each share is cut to a unit. */
const LAST_PLACE = 1_000_000n;

/** What was paid in an epoch beside what today's percents of it would have been. */
export function proofOf(
  { transfers, names }: Pick<EpochTransfers, 'transfers' | 'names'>,
  holders: readonly HolderShare[],
): Proof {
  const paid = transfers.map(
    ({ toId, assetId, units }): PayoutRow => ({ account: names[toId] ?? toId, assetId, units }),
  );
  const percents = holders.flatMap(({ account, percent }): HolderPercent[] => {
    const value = serviceUnits(percent, 4);
    return value === null ? [] : [{ account, percent: value }];
  });
  const wholes = new Map<string, bigint>();
  for (const { assetId, units } of paid) wholes.set(assetId, (wholes.get(assetId) ?? 0n) + units);
  return compareEpoch(
    promisedRoundedDown(percents, paid),
    paid,
    ({ assetId }) => (wholes.get(assetId) ?? 0n) / LAST_PLACE + 1n,
  );
}

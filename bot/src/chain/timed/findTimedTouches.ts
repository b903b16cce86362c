import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';

/** What blocks say of timed transfers: accounts with a new one, to or from them, and those that were taken. */
export interface TimedTouches {
  readonly accountIds: readonly string[];
  readonly takenIds: readonly string[];
}

/** Blocks without anything about timed transfers. */
export const noTimed: TimedTouches = { accountIds: [], takenIds: [] };

/** Finds what transactions of blocks lock and take. The id of a new one stands in no block: its accounts have to be asked for it. */
export function findTimedTouches(blocks: readonly WholeBlock[]): TimedTouches {
  const accountIds = new Set<string>();
  const takenIds = new Set<string>();
  const operations = blocks.flatMap(({ transactions }) => transactions.flatMap((each) => each.operations));
  for (const [type, payload] of operations) {
    if (type !== operationType.htlc_create && type !== operationType.htlc_redeem) continue;
    const read = readRecordedOperation([type, payload]);
    if (read?.[0] === operationType.htlc_create) {
      accountIds.add(read[1].from);
      accountIds.add(read[1].to);
    }
    if (read?.[0] === operationType.htlc_redeem) takenIds.add(read[1].htlc_id);
  }
  return { accountIds: [...accountIds], takenIds: [...takenIds] };
}

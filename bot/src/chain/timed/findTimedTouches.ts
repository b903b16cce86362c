import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';

/** Blocks' data about timed transfers: accounts with a new one, to or from them, and claimed ones. */
export interface TimedTouches {
  readonly accountIds: readonly string[];
  readonly takenIds: readonly string[];
}

/** Blocks without anything about timed transfers. */
export const noTimed: TimedTouches = { accountIds: [], takenIds: [] };

/**
 * Finds new and claimed timed transfers in blocks' transactions. Blocks do not contain the id of a new one: it must be
 * read from its accounts.
 */
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

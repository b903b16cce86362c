import type { BlockFindings } from '../../chain/follower/findings.ts';
import { answerRequest } from '../../storage/repositories/answeredRequests.ts';
import { queueOwn } from '../../storage/repositories/outbox.ts';
import type { Db } from '../../storage/tables.ts';
import { requestPaid } from '../kinds/requestPaid.ts';
import { transferFactOf, transferKey } from '../kinds/transferFacts.ts';

/**
 * Marks the requests that transfers of these blocks fulfil, one transfer each, and notifies their subscribed makers.
 * Runs in the transaction that stores the position, so that each request is checked once.
 */
export async function answerRequests(db: Db, blocks: readonly BlockFindings[]): Promise<void> {
  const told: { uid: bigint; key: string; facts: object }[] = [];
  for (const { blockNum, at, transfers } of blocks) {
    for (const transfer of transfers) {
      // Issued units and gateway credits are no user's payments.
      if (!transfer.isAwaited || transfer.isDeposit) continue;
      const answered = await answerRequest(db, { ...transfer, blockNum, at });
      if (answered === undefined) continue;
      const key = transferKey(transfer);
      told.push({ uid: BigInt(answered.uid), key, facts: transferFactOf(transfer) });
    }
  }
  await queueOwn(db, requestPaid.name, told);
}

import type { Storage } from '../../storage/openStorage.ts';
import { queueRoundNotices } from '../../storage/repositories/outbox.ts';
import { closeRound, type RoundPrices } from '../../storage/repositories/rounds.ts';
import { payout, payoutKey } from '../kinds/payout.ts';

/**
 * Closes a round and queues one digest for each subscriber it paid, in one transaction. Undefined, and nothing done,
 * when the round was closed before, by whichever process; else how many digests were queued.
 */
export function queueRound(
  storage: Storage,
  round: { roundId: string; prices: RoundPrices },
): Promise<number | undefined> {
  const { roundId, prices } = round;
  return storage.db.transaction().execute(async (transaction) => {
    if (!(await closeRound(transaction, roundId, prices))) return undefined;
    return await queueRoundNotices(transaction, { roundId, kind: payout.name, key: payoutKey(roundId) });
  });
}

import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { queueRoundNotices } from '../../storage/repositories/outbox.ts';
import { closeRound, quietRounds, type RoundPrices } from '../../storage/repositories/rounds.ts';
import { payout, payoutKey } from '../kinds/payout.ts';
import { queueSummary } from './queueSummary.ts';

export interface ClosingDeps {
  readonly storage: Storage;
  /** Maximum gap between a payer's payments of one round. */
  readonly quietMs: number;
  readonly readPrices: () => Promise<RoundPrices>;
  /** Chat id of the channel that gets one summary a round; undefined: none. */
  readonly channel: number | undefined;
  readonly log: Pick<Log, 'info'>;
}

/** Queues the notices of every round that has been quiet for long enough, by the chain's time. */
export async function closeRounds(deps: ClosingDeps, chainId: string, at: Date): Promise<void> {
  const { storage, quietMs, readPrices, channel, log } = deps;
  const ended = await quietRounds(storage.db, chainId, new Date(at.getTime() - quietMs));
  if (ended.length === 0) return;
  const prices = await readPrices();
  for (const roundId of ended) {
    if (channel !== undefined) await queueSummary(storage, { channel, roundId, prices });
    const queued = await queueRound(storage, { roundId, prices });
    if (queued !== undefined) log.info({ round: roundId, queued }, 'a round of payouts is over');
  }
}

/**
 * Closes a round and queues one digest for each paid subscriber, in one transaction; resolves to their number. A no-op
 * that resolves to undefined when any process has closed the round before.
 */
export function queueRound(
  storage: Storage,
  { roundId, prices }: { roundId: string; prices: RoundPrices },
): Promise<number | undefined> {
  return storage.db.transaction().execute(async (transaction) => {
    if (!(await closeRound(transaction, roundId, prices))) return undefined;
    return await queueRoundNotices(transaction, { roundId, kind: payout.name, key: payoutKey(roundId) });
  });
}

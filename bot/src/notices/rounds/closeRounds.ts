import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { quietRounds, type RoundPrices } from '../../storage/repositories/rounds.ts';
import { queueRound } from './queueRound.ts';
import { queueSummary } from './queueSummary.ts';

export interface ClosingDeps {
  readonly storage: Storage;
  readonly chainId: string;
  readonly quietMs: number;
  readonly readPrices: () => Promise<RoundPrices>;
  /** Chat id of the channel that gets a summary, or undefined. */
  readonly channel: number | undefined;
  readonly log: Pick<Log, 'info'>;
}

/** Queues the notices of every round that has been quiet for long enough at this moment of the chain's time. */
export async function closeRounds(deps: ClosingDeps, at: Date): Promise<void> {
  const { storage, chainId, quietMs, readPrices, channel, log } = deps;
  const ended = await quietRounds(storage.db, chainId, new Date(at.getTime() - quietMs));
  if (ended.length === 0) return;
  const prices = await readPrices();
  for (const roundId of ended) {
    if (channel !== undefined) await queueSummary(storage, { channel, roundId, prices });
    const queued = await queueRound(storage, { roundId, prices });
    if (queued !== undefined) log.info({ round: roundId, queued }, 'a round of payouts is over');
  }
}

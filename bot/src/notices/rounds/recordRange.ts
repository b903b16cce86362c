import type { Storage } from '../../storage/openStorage.ts';
import { type Payment, recordPayments } from '../../storage/repositories/payments.ts';
import { advancePosition } from '../../storage/repositories/positions.ts';
import { continueRound } from '../../storage/repositories/rounds.ts';
import { type IncomingTransfer, incomingTransfer } from '../kinds/incomingTransfer.ts';
import { queueEvents } from '../queueEvents.ts';

/** What one block holds for us. */
export interface ReadBlock {
  readonly blockNum: number;
  /** Time of the block. */
  readonly at: Date;
  /** Transfers from the payer accounts, a group for each payer. */
  readonly payouts: readonly { payerId: string; payerName: string; payments: readonly Payment[] }[];
  /** All other transfers; those to accounts that nobody watches are passed over. */
  readonly transfers: readonly IncomingTransfer[];
}

/** A stretch of blocks read in order; those that hold nothing for us may be left out. */
export interface ReadStretch {
  readonly chainId: string;
  /** The last block stored before; undefined at the very first stretch. */
  readonly from: number | undefined;
  /** The last block of the stretch. */
  readonly to: number;
  readonly blocks: readonly ReadBlock[];
}

/**
 * Stores what a stretch of blocks holds, together with how far the chain is read: all of it or nothing. False, and nothing
 * stored, when another process has moved the position meanwhile: read it again and go on from there.
 */
export function recordBlocks(storage: Storage, stretch: ReadStretch): Promise<boolean> {
  const { chainId, from, to, blocks } = stretch;
  return storage.db.transaction().execute(async (transaction) => {
    if (!(await advancePosition(transaction, chainId, { from, to }))) return false;
    for (const { blockNum, at, payouts } of blocks) {
      for (const { payerId, payerName, payments } of payouts) {
        const roundId = await continueRound(transaction, { chainId, payerId, payerName, blockNum, at });
        await recordPayments(transaction, roundId, payments);
      }
    }
    const transfers = blocks.flatMap((block) => block.transfers);
    await queueEvents(transaction, incomingTransfer, transfers);
    return true;
  });
}

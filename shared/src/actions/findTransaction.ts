import type { ChainReader } from '../client/chainClient.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import type { Block } from '../protocol/records.ts';
import { getBlock } from './getBlock.ts';
import { getDynamicGlobalProperties } from './getDynamicGlobalProperties.ts';
import { getTransactionById } from './getTransactionById.ts';
import type { ReadOptions } from './readOptions.ts';
import { isSameTransaction } from './sameTransaction.ts';

const BATCH = 8;

export interface TransactionSearch {
  readonly id: string;
  readonly transaction: SignedTransaction;
  /**
   * No block up to this one contains the transaction: BuiltTransaction.sinceBlock, later `nextSince` of the previous
   * answer.
   */
  readonly sinceBlock: number;
}

/** A transaction's fate. */
export type TransactionFate =
  /** Until it is irreversible the block can still be undone: call again with the same sinceBlock. */
  | {
      readonly state: 'in_block';
      readonly blockNum: number;
      readonly trxInBlock: number;
      readonly irreversible: boolean;
    }
  /** No block can ever contain it: safe to sign and send again. */
  | { readonly state: 'expired' }
  /**
   * Not known yet. `isKnown`: the node holds it and it waits for a block; false: the same bytes may be sent again.
   * `lacks`: the first block that the node does not show although its head is beyond it.
   */
  | {
      readonly state: 'pending';
      readonly isKnown: boolean;
      readonly nextSince: number;
      readonly lacks?: number;
    };

interface Place {
  readonly blockNum: number;
  readonly trxInBlock: number;
}

function placeIn(blocks: readonly (Block | null)[], from: number, own: SignedTransaction): Place | null {
  for (const [index, block] of blocks.entries()) {
    const trxInBlock = (block?.transactions ?? []).findIndex((each) => isSameTransaction(each, own));
    if (trxInBlock >= 0) return { blockNum: from + index, trxInBlock };
  }
  return null;
}

/**
 * Looks for a transaction in the blocks since it was signed.
 * A block applies a transaction only while the time of the block *before* it is not past the expiration (the node
 * checks `now <= trx.expiration` with the previous head's time). So the first block whose own time is past the
 * expiration is the last that can contain it. The answer is 'expired' only when every block from sinceBlock + 1 to that
 * one has been read without finding it, and that one is irreversible, so that no fork can bring it back. An unreadable
 * block, or a head that is not far enough, gives 'pending'.
 * @throws AppError those of ChainReader.call
 */
export async function findTransaction(
  client: ChainReader,
  { id, transaction, sinceBlock }: TransactionSearch,
  options: ReadOptions = {},
): Promise<TransactionFate> {
  // Read before the blocks: blocks irreversible now stay so for all later reads.
  const head = await getDynamicGlobalProperties(client, options);
  const irreversible = head.last_irreversible_block_num;
  const expiration = msOfChainTime(transaction.expiration);
  let readTo = sinceBlock;
  let lacks: number | undefined;
  while (readTo < head.head_block_number) {
    const count = Math.min(BATCH, head.head_block_number - readTo);
    const numbers = Array.from({ length: count }, (_, index) => readTo + 1 + index);
    const blocks = await Promise.all(numbers.map((number) => getBlock(client, number, options)));
    const place = placeIn(blocks, readTo + 1, transaction);
    if (place !== null) return { state: 'in_block', ...place, irreversible: place.blockNum <= irreversible };
    const missing = blocks.indexOf(null);
    const known = missing < 0 ? blocks : blocks.slice(0, missing);
    const last = known.findIndex((block) => block !== null && msOfChainTime(block.timestamp) > expiration);
    if (last >= 0 && readTo + 1 + last <= irreversible) return { state: 'expired' };
    readTo += known.length;
    if (missing >= 0) lacks = readTo + 1;
    if (last >= 0 || missing >= 0) break;
  }
  const isKnown = (await getTransactionById(client, id, options)) !== null;
  const nextSince = Math.max(sinceBlock, Math.min(readTo, irreversible));
  return { state: 'pending', isKnown, nextSince, ...(lacks === undefined ? {} : { lacks }) };
}

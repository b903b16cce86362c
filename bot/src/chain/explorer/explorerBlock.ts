import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import {
  getRawObjects,
  getRawTransactions,
  type RawObject,
  type RawTransaction,
} from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { createLru } from '../../createLru.ts';
import { type BlockRecord, coreFees, idsInRecords, recordsOf } from './blockRecords.ts';
import { type Mentioned, mentionedOf, nameOf, witnessAccountOf } from './mentioned.ts';

/** The `data` of a message of the explorer's websocket. */
export interface ExplorerBlock {
  /** The block producer's account name. */
  readonly witness: string;
  /** Object 2.1.0 as the node sent it. */
  readonly block: RawObject;
  readonly records: readonly BlockRecord[];
  /** The block's transactions as the node sent them. */
  readonly txs: readonly RawTransaction[];
  readonly fees: string;
  /**
   * Present when records and transactions are omitted because there are too many; the operator's program has no such
   * member.
   */
  readonly isCut?: true;
}

/** More operations than fit into a message, with the objects of their accounts. */
const MOST_OPERATIONS = 200;
/** Objects per call, the limit of a public node (chain.md §2). */
const OBJECTS_IN_A_CALL = 100;
/** More than the active witnesses of any chain. */
const MOST_WITNESSES = 1_000;

/** The members of object 2.1.0 that are used. */
export const headSchema = v.looseObject({
  id: v.string(),
  head_block_number: v.pipe(v.number(), v.safeInteger()),
  head_block_id: v.string(),
  current_witness: v.string(),
});

type HeadObject = v.InferOutput<typeof headSchema>;

/**
 * Reads the explorer websocket's message for the block at the head of object 2.1.0.
 * @throws AppError node.bad_answer, and those of ChainReader.call
 */
export type ReadExplorerBlock = (head: HeadObject) => Promise<ExplorerBlock>;

/** A reader of blocks that caches the witnesses' names. */
export function createExplorerReader(client: ChainReader): ReadExplorerBlock {
  const names = createLru<string, string>(MOST_WITNESSES);
  async function nameOfWitness(id: string): Promise<string> {
    const known = names.get(id);
    if (known !== undefined) return known;
    const account = witnessAccountOf((await readMentioned(client, [id])).object(id));
    const name = nameOf((await readMentioned(client, [account])).object(account));
    names.set(id, name);
    return name;
  }
  return async (head) => {
    const number = head.head_block_number;
    const [witness, txs] = await Promise.all([
      nameOfWitness(head.current_witness),
      transactionsOf(client, number),
    ]);
    const fees = coreFees(txs);
    if (txs.flatMap(({ operations }) => operations).length > MOST_OPERATIONS)
      return withoutOperations({ witness, block: head, fees });
    const mentioned = await readMentioned(client, idsInRecords(txs));
    return { witness, block: head, records: recordsOf(txs, number, mentioned), txs, fees };
  };
}

/** A block without its operations. */
export function withoutOperations({
  witness,
  block,
  fees,
}: Pick<ExplorerBlock, 'witness' | 'block' | 'fees'>): ExplorerBlock {
  return { witness, block, records: [], txs: [], fees, isCut: true };
}

async function transactionsOf(client: ChainReader, number: number): Promise<RawTransaction[]> {
  const transactions = await getRawTransactions(client, number);
  if (transactions !== null) return transactions;
  throw new AppError('node.bad_answer', { method: 'get_block', detail: `block ${number} is not there yet` });
}

async function readMentioned(client: ChainReader, ids: readonly string[]): Promise<Mentioned> {
  const found = await inBatches(ids, OBJECTS_IN_A_CALL, (batch) => getRawObjects(client, batch));
  return mentionedOf(
    new Map(found.flatMap((object) => (object === null ? [] : [[object.id, object] as const]))),
  );
}

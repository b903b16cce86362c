import { getBlockHeaders } from '@xbts/shared/actions/getBlockHeaders.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getWholeBlock } from '@xbts/shared/actions/getWholeBlock.ts';
import { getWitnesses } from '@xbts/shared/actions/getWitnesses.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { agreedWitnessesSchema } from '@xbts/shared/protocol/agreedWitnesses.ts';
import type { SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { BlockProof } from '@xbts/shared/protocol/blockProof.ts';
import * as v from 'valibot';
import { persistedStore } from '../persistedStore.ts';
import { type InBlockProof, inBlockProofOf } from './inBlockProof.ts';
import { askProofWorker } from './proofWorker.ts';
import type { ProofAnswer } from './protocol.ts';

const witnessFields = { known: v.nullable(agreedWitnessesSchema) };

/**
 * The chain's witnesses and their keys that two nodes agree on, stored on this device: a new set must follow from a
 * known one.
 */
const useKnownWitnesses = persistedStore<typeof witnessFields>({
  key: 'xbts.witnesses',
  group: 'settings',
  version: 0,
  fields: witnessFields,
  defaults: { known: null },
  rest: () => ({}),
});

/** The claimed place of a transaction. */
export interface TransactionPlace {
  readonly transactionId: string;
  readonly blockNum: number;
  readonly trxInBlock: number;
}

/** More headers than these on top of a block prove nothing more. */
const MOST_HEADERS = 100;
/** Faults that prove that a node lies. */
const lies = ['proof.unlinked', 'proof.wrong_signature', 'proof.wrong_root', 'proof.malformed'] as const;

/**
 * Proves that a block contains a transaction, outside of the page's thread. Null when it does not, or when nothing
 * could be read: the caller looks again. A node whose data no witness signed is left.
 */
export async function proveInBlock(
  client: ChainClient,
  place: TransactionPlace,
): Promise<InBlockProof | null> {
  try {
    return inBlockProofOf(await ask(client, place, false));
  } catch (error) {
    // The worker cannot run here (an old browser): the nodes' word must do, and the page says so.
    if (hasCode(error, 'unexpected') || !(error instanceof AppError)) return { kind: 'unchecked' };
    return null;
  }
}

/**
 * The proof of a transaction in a block, for export. @throws AppError proof.malformed when the block cannot be proven
 * on this device
 */
export async function exportProof(client: ChainClient, place: TransactionPlace): Promise<BlockProof> {
  const answer = await ask(client, place, true);
  if (answer.kind === 'signed' && answer.proof !== null) return answer.proof;
  throw new AppError('proof.malformed', { detail: 'the block holds an operation that can not be packed' });
}

async function ask(client: ChainClient, place: TransactionPlace, isExport: boolean): Promise<ProofAnswer> {
  const { transactionId, blockNum, trxInBlock } = place;
  const chainId = await client.chainId();
  const { reader, block, above } = await readBlock(client, blockNum);
  const { known } = useKnownWitnesses.getState();
  const question = { chainId, transactionId, block, index: trxInBlock, above, known, isExport };
  try {
    const answer = await askProofWorker(question, async () => {
      const { value: reading, nodes } = await readAgreed(client, (one) => getWitnesses(one));
      return { reading, nodes };
    });
    if (answer.kind === 'signed' && answer.witnesses.headBlock !== known?.headBlock)
      useKnownWitnesses.change({ known: answer.witnesses });
    return answer;
  } catch (error) {
    if (hasCode(error, ...lies)) client.contradicted(reader.url, error.message);
    throw error;
  }
}

interface ReadBlock {
  readonly reader: NodeReader;
  readonly block: WholeBlock;
  readonly above: readonly SignedHeader[];
}

/**
 * The block with the headers on top, from the first node that has them: any source will do, since only signatures
 * count.
 */
async function readBlock(client: ChainClient, blockNum: number): Promise<ReadBlock> {
  let failure = new AppError('node.unreachable', { method: 'readers' });
  for (const reader of await client.readers()) {
    try {
      return await readBlockOf(reader, blockNum);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

async function readBlockOf(reader: NodeReader, blockNum: number): Promise<ReadBlock> {
  const { head_block_number: head } = await getDynamicGlobalProperties(reader);
  const [block, above] = await Promise.all([
    getWholeBlock(reader, blockNum),
    getBlockHeaders(reader, { from: blockNum + 1, to: Math.min(head, blockNum + MOST_HEADERS) }),
  ]);
  if (block === null)
    throw new AppError('node.bad_answer', { method: 'get_block', detail: `no block ${blockNum}` });
  return { reader, block, above };
}

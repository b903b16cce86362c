import { LightChain } from '@xbts/shared/client/lightChain.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import type { BlockCodec, BlockTransaction } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, blockNumberOf } from '@xbts/shared/protocol/blockHeader.ts';
import { leavesOf } from '@xbts/shared/protocol/blockLeaves.ts';
import { type BlockProof, verifyProof } from '@xbts/shared/protocol/blockProof.ts';
import { makeProof } from '@xbts/shared/protocol/makeProof.ts';
import { transactionId } from '@xbts/shared/protocol/transaction.ts';
import { countSigned } from '@xbts/shared/protocol/witnessSet.ts';
import type { ProofAnswer, ProofQuestion, WitnessAnswer } from './protocol.ts';

export interface ProofParts {
  readonly codec: BlockCodec;
  /** Asks two nodes that must agree. */
  readonly readWitnesses: () => Promise<WitnessAnswer>;
}

/**
 * Answers questions about blocks; the headers on top of a transaction's block are checked once for any number of
 * questions.
 * @throws AppError of the answers: proof.* and signature.malformed when the block's node lies, or is on another fork
 */
export function createProofAnswers(parts: ProofParts): (question: ProofQuestion) => Promise<ProofAnswer> {
  const chains = new Map<string, LightChain>();
  return async (question) => {
    const { transactionId: id, block, above, isExport } = question;
    const { codec } = parts;
    requirePlace(question, codec);
    if (!isUnderRoot(question, codec)) return { kind: 'unpackable' };
    const number = blockNumberOf(block);
    const old = chains.get(id);
    // Another block in the same place begins another chain.
    const chain = old?.id(number) === blockIdOf(block) ? old : await newChain(question, parts);
    chains.set(id, chain);
    await chain.add([block, ...above]);
    const count = chain.countFrom(number);
    if (count.isIrreversible) chains.delete(id);
    const proof = isExport ? exported(question, chain, codec) : null;
    return { kind: 'signed', count, witnesses: chain.witnesses, proof };
  };
}

/** @throws AppError proof.wrong_root when the block has another transaction in this place */
function requirePlace({ block, index, transactionId: id }: ProofQuestion, codec: BlockCodec): void {
  const transaction = block.transactions[index];
  const found = transaction === undefined ? null : idOf(transaction, codec);
  if (found !== id) throw new AppError('proof.wrong_root', { block: blockNumberOf(block) });
}

/** Null for an unpackable transaction, which this app never signs. */
function idOf(transaction: BlockTransaction, codec: BlockCodec): string | null {
  try {
    return transactionId(codec.transaction(transaction));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function isUnderRoot({ block }: ProofQuestion, codec: BlockCodec): boolean {
  try {
    leavesOf(block, codec);
    return true;
  } catch (error) {
    // The node may lie as well: its word is then no better than the second one's.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * The proof with just enough headers to make the block irreversible. @throws AppError when a header was not signed by a
 * known key
 */
function exported({ block, index }: ProofQuestion, chain: LightChain, codec: BlockCodec): BlockProof {
  const { witnesses } = chain;
  const above = chain.headersFrom(blockNumberOf(block) + 1);
  const signers = [block, ...above].map(({ witness }) => witness);
  const enough = above.findIndex(
    (_, at) => countSigned(signers.slice(0, at + 2), witnesses.set).isIrreversible,
  );
  const needed = enough < 0 ? above : above.slice(0, enough + 1);
  const proof = makeProof({ block, index, above: needed, witnesses }, codec);
  verifyProof(proof);
  return proof;
}

async function newChain(
  { chainId, known }: ProofQuestion,
  { readWitnesses }: ProofParts,
): Promise<LightChain> {
  // A single node's answer is requested again.
  const isKnown = known !== null && known.set.chainId === chainId && known.nodes.length > 1;
  const witnesses = isKnown ? known : firstWitnesses(chainId, await readWitnesses());
  return new LightChain({ witnesses, readWitnesses });
}

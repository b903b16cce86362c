import { AppError } from '../errors/appError.ts';
import type { BlockCodec, BlockTransaction } from './blockCodec.ts';
import { blockNumberOf, type SignedHeader } from './blockHeader.ts';
import { merkleLeaf, merkleRoot } from './merkleRoot.ts';

/** A whole block in a node's form. */
export interface WholeBlock extends SignedHeader {
  readonly transactions: readonly BlockTransaction[];
}

/**
 * The Merkle leaves of a block's transactions. Their root equals the header's, so they are the ones that its witness
 * signed.
 * @throws AppError proof.wrong_root; transaction.malformed, key.malformed_public, object_id.malformed,
 * signature.malformed or
 * proof.malformed when a transaction cannot be packed. None of them proves that the node lies: a rare operation may be
 * packed wrongly
 */
export function leavesOf(block: WholeBlock, codec: BlockCodec): Uint8Array[] {
  const leaves = block.transactions.map((transaction) => merkleLeaf(codec.signedTransaction(transaction)));
  if (merkleRoot(leaves) !== block.transaction_merkle_root)
    throw new AppError('proof.wrong_root', { block: blockNumberOf(block) });
  return leaves;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { headerDigest } from '@xbts/shared/protocol/blockHeader.ts';
import { merkleRoot } from '@xbts/shared/protocol/merkleRoot.ts';
import { packSignatures } from '@xbts/shared/protocol/packedSignatures.ts';
import type { PackedTransaction } from './applyTransaction.ts';
import type { ProcessedTransaction, SignedBlock } from './objects/blocks.ts';
import { witnessKeyOf } from './witnessKeys.ts';

export const NO_BLOCK_ID = '0'.repeat(40);

/** The block made of applied transactions, signed by its witness (chain.md §12). */
export function buildBlock(options: {
  previous: string;
  time: string;
  witness: string;
  packed: readonly PackedTransaction[];
  transactions: ProcessedTransaction[];
}): SignedBlock {
  const { previous, time, witness, packed, transactions } = options;
  return signedBlock({
    previous,
    timestamp: time,
    witness,
    transaction_merkle_root: merkleRoot(packed.map(leafOf)),
    extensions: [],
    transactions,
  });
}

/** A block with its witness' signature. */
export function signedBlock(block: Omit<SignedBlock, 'witness_signature'>): SignedBlock {
  const { transactions, ...header } = block;
  const witness_signature = witnessKeyOf(block.witness).sign(headerDigest(header));
  return { ...header, witness_signature, transactions };
}

/** Blocks contain no results of operations: an empty list follows the signed transaction. */
function leafOf({ bytes, transaction }: PackedTransaction): Uint8Array {
  return sha256(concatBytes(bytes, packSignatures(transaction.signatures), Uint8Array.of(0)));
}

/** Bytes 4–7 of a block id, little-endian: the required ref_block_prefix of a transaction. */
export function prefixOf(blockId: string): number {
  const bytes = [14, 12, 10, 8].map((at) => blockId.slice(at, at + 2)).join('');
  return Number.parseInt(bytes, 16);
}

import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';

/** The root of a block without transactions. */
const EMPTY_ROOT = '0'.repeat(40);
/** An inner node of the tree is the hash of two digests, so other data of this length could pass for one. */
const INNER_NODE_BYTES = 64;
/** Nodes clear the results of operations before a block is made: an empty list. */
const NO_RESULTS = Uint8Array.of(0);

/**
 * The leaf of a transaction, packed with its signatures, in its block's Merkle tree: 32 bytes (chain.md §12).
 * @throws AppError proof.malformed
 */
export function merkleLeaf(packed: Uint8Array): Uint8Array {
  const bytes = concatBytes(packed, NO_RESULTS);
  if (bytes.length === INNER_NODE_BYTES)
    throw new AppError('proof.malformed', { detail: 'the transaction could be an inner node' });
  return sha256(bytes);
}

/** A header's transaction_merkle_root, 40 hex characters, from the leaves of the block's transactions in their order. */
export function merkleRoot(leaves: readonly Uint8Array[]): string {
  if (leaves.length === 0) return EMPTY_ROOT;
  let level = leaves;
  while (level.length > 1) level = levelAbove(level);
  return bytesToHex(ripemd160(level[0] ?? new Uint8Array()));
}

/** Pairs are hashed together; an odd last one moves up unchanged. */
function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const left = level[index] ?? new Uint8Array();
    const right = level[index + 1];
    above.push(right === undefined ? left : sha256(concatBytes(left, right)));
  }
  return above;
}

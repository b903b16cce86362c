import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import type { Transaction } from './operations.ts';

/** The id of a transaction, 40 hex characters: the first 20 bytes of the sha256 of its bytes without signatures. */
export function transactionId(unsignedBytes: Uint8Array): string {
  return bytesToHex(sha256(unsignedBytes).subarray(0, 20));
}

/** The signed digest: sha256 of the chain id's 32 bytes and the transaction's bytes without signatures. */
export function signingDigest(chainId: string, unsignedBytes: Uint8Array): Uint8Array {
  return sha256(concatBytes(hexToBytes(chainId), unsignedBytes));
}

/**
 * A transaction's reference to a recent block (TaPoS, chain.md §4).
 * @throws AppError block_id.malformed
 */
export function referenceOf(headBlockId: string): Pick<Transaction, 'ref_block_num' | 'ref_block_prefix'> {
  if (!/^[0-9a-f]{40}$/u.test(headBlockId)) throw new AppError('block_id.malformed', { text: headBlockId });
  const bytes = new DataView(hexToBytes(headBlockId).buffer);
  return { ref_block_num: bytes.getUint32(0) & 0xffff, ref_block_prefix: bytes.getUint32(4, true) };
}

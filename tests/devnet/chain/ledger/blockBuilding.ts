import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PackedTransaction } from './applyTransaction.ts';
import type { ProcessedTransaction, SignedBlock } from './objects.ts';

export const NO_BLOCK_ID = '0'.repeat(40);

/** The block made of applied transactions; its signature and root have the right shape but are not those of a real node. */
export function buildBlock(options: {
  previous: string;
  time: string;
  witness: string;
  packed: readonly PackedTransaction[];
  transactions: ProcessedTransaction[];
}): SignedBlock {
  const { previous, time, witness, packed, transactions } = options;
  const root = packed.length === 0 ? NO_BLOCK_ID : digest(packed.map(({ id }) => id).join()).slice(0, 40);
  const seal = digest(previous + time + witness + root);
  return {
    previous,
    timestamp: time,
    witness,
    transaction_merkle_root: root,
    extensions: [],
    // 65 bytes that look like a compact signature.
    witness_signature: `1f${`${seal}${digest(seal)}`.replace(/^[89a-f]/u, '7')}`,
    transactions,
  };
}

/** 20 bytes as hex: the number big-endian, then a hash of the header (chain.md §4). */
export function blockIdOf(number: number, block: SignedBlock): string {
  const { previous, timestamp, witness, transaction_merkle_root } = block;
  const hash = digest([previous, timestamp, witness, transaction_merkle_root].join());
  return number.toString(16).padStart(8, '0') + hash.slice(8, 40);
}

/** Bytes 4–7 of a block id, little-endian: what a transaction's ref_block_prefix must equal. */
export function prefixOf(blockId: string): number {
  const bytes = [14, 12, 10, 8].map((at) => blockId.slice(at, at + 2)).join('');
  return Number.parseInt(bytes, 16);
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

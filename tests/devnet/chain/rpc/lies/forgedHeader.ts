import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha224, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { instanceOf } from '../../ledger/objectStore.ts';
import type { SignedBlock } from '../../ledger/objects/blocks.ts';
import { toSeconds } from '../../ledger/time.ts';
import { liarKeyOf } from './liarKeys.ts';

const EMPTY_ROOT = '0'.repeat(40);

/** The root over packed transactions, each with its results (chain.md §12). */
export function forgedRoot(leaves: readonly Uint8Array[]): string {
  let level: Uint8Array[] = leaves.map((leaf) => sha256(leaf));
  if (level.length === 0) return EMPTY_ROOT;
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
      const [left, right] = level.slice(2 * index, 2 * index + 2) as [Uint8Array, Uint8Array?];
      return right === undefined ? left : sha256(concatBytes(left, right));
    });
  }
  return bytesToHex(ripemd160(level[0] as Uint8Array));
}

/** A block signed by the liar, with the resulting id. */
export function sealForged(number: number, block: Omit<SignedBlock, 'witness_signature'>): ForgedBlock {
  const header = headerBytes(block);
  const signature = signDigest(sha256(header), liarKeyOf(block.witness));
  const { transactions, ...members } = block;
  const hash = bytesToHex(sha224(concatBytes(header, signature)));
  return {
    id: number.toString(16).padStart(8, '0') + hash.slice(8, 40),
    block: { ...members, witness_signature: bytesToHex(signature), transactions },
  };
}

export interface ForgedBlock {
  readonly id: string;
  readonly block: SignedBlock;
}

function headerBytes({
  previous,
  timestamp,
  witness,
  transaction_merkle_root,
}: Omit<SignedBlock, 'witness_signature'>): Uint8Array {
  const time = new Uint8Array(4);
  new DataView(time.buffer).setUint32(0, toSeconds(timestamp), true);
  return concatBytes(
    hexToBytes(previous),
    time,
    varint(instanceOf(witness)),
    hexToBytes(transaction_merkle_root),
    varint(0),
  );
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

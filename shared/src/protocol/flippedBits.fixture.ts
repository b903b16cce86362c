import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SignedHeader } from './blockHeader.ts';
import { chainTimeOfMs, msOfChainTime } from './chainTime.ts';

/** One copy of the bytes for each of their bits, with that bit flipped. */
export function* flippedBits(bytes: Uint8Array): Generator<Uint8Array> {
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = bytes.slice();
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield flipped;
  }
}

/** The same for bytes as hex. */
export function* flippedHex(hex: string): Generator<string> {
  for (const bytes of flippedBits(hexToBytes(hex))) yield bytesToHex(bytes);
}

/** One copy of the header for each signed bit, and for each bit of its signature. */
export function* flippedHeaders(header: SignedHeader): Generator<SignedHeader> {
  for (const previous of flippedHex(header.previous)) yield { ...header, previous };
  for (const root of flippedHex(header.transaction_merkle_root))
    yield { ...header, transaction_merkle_root: root };
  for (const witness_signature of flippedHex(header.witness_signature))
    yield { ...header, witness_signature };
  const seconds = msOfChainTime(header.timestamp) / 1000;
  const instance = Number(header.witness.split('.')[2]);
  for (let bit = 0; bit < 32; bit += 1) {
    // A flipped bit of the time's four bytes, and one of the witness number.
    const turned = new Uint32Array([seconds ^ (1 << bit)]);
    yield { ...header, timestamp: chainTimeOfMs((turned[0] ?? 0) * 1000) };
    yield { ...header, witness: `1.6.${(BigInt(instance) ^ (1n << BigInt(bit))).toString()}` };
  }
}

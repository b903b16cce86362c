import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Codec } from './codec.ts';
import type { PrivateKey } from './keys.ts';
import type { SignedTransaction, Transaction } from './operations.ts';
import { isCanonicalSignature } from './signature.ts';
import { signingDigest, transactionId } from './transaction.ts';

// The first byte of a compact signature of a compressed key: 27 + 4 + recovery id (chain.md §4).
const COMPRESSED_BASE = 31;

/**
 * The canonical compact signature of a 32-byte digest: 65 bytes, first byte 31 to 34.
 * Deterministic: RFC 6979, with a counter as extra entropy until the result is canonical.
 */
export function signDigest(digest: Uint8Array, privateKey: PrivateKey): Uint8Array {
  const entropy = new Uint8Array(32);
  for (let attempt = 0; ; attempt += 1) {
    new DataView(entropy.buffer).setUint32(0, attempt);
    const signature = secp256k1.sign(digest, privateKey, {
      prehash: false,
      lowS: true,
      format: 'recovered',
      extraEntropy: attempt === 0 ? false : entropy,
    });
    signature[0] = COMPRESSED_BASE + (signature[0] ?? 0);
    if (isCanonicalSignature(signature)) return signature;
  }
}

/** Input of signTransaction. */
export interface SignRequest {
  readonly codec: Codec;
  readonly transaction: Transaction;
  /** Hex, 64 characters. */
  readonly chainId: string;
  /** One signature each; the chain refuses a duplicate key. */
  readonly privateKeys: readonly PrivateKey[];
}

/** A transaction signed by all given keys, its id, and its unsigned size in bytes, which the chain limits. */
export function signTransaction(request: SignRequest): {
  signed: SignedTransaction;
  id: string;
  size: number;
} {
  const bytes = request.codec.transaction(request.transaction);
  const digest = signingDigest(request.chainId, bytes);
  const signatures = request.privateKeys.map((key) => bytesToHex(signDigest(digest, key)));
  return { signed: { ...request.transaction, signatures }, id: transactionId(bytes), size: bytes.length };
}

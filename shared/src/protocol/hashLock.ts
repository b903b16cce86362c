import { ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { algorithmOf, type HashAlgorithm, type HashLock, hashAlgorithms } from './hashAlgorithms.ts';

const hashers: Readonly<Record<HashAlgorithm, (bytes: Uint8Array) => Uint8Array>> = {
  ripemd160,
  sha1,
  sha256,
  hash160: (bytes) => ripemd160(sha256(bytes)),
};

/** The lock that a secret opens. */
export function hashLockOf(secret: Uint8Array, algorithm: HashAlgorithm): HashLock {
  return [hashAlgorithms.indexOf(algorithm), bytesToHex(hashers[algorithm](secret))];
}

/** A lock and the length of its secret in bytes; 0 when unspecified. */
export interface Locked {
  readonly preimage_hash: HashLock;
  readonly preimage_size: number;
}

/** True when these bytes are the secret, by the chain's check (bitshares-core, htlc_evaluator.cpp). */
export function opensLock(secret: Uint8Array, { preimage_hash, preimage_size }: Locked): boolean {
  const algorithm = algorithmOf(preimage_hash);
  const isLong = preimage_size === 0 || secret.length === preimage_size;
  return algorithm !== undefined && isLong && hashLockOf(secret, algorithm)[1] === preimage_hash[1];
}

/**
 * The bytes of a typed secret as hex: the text itself when it is hex that opens the lock, else its UTF-8 bytes; null
 * when neither opens it.
 */
export function secretFor(typed: string, lock: Locked): string | null {
  const isHex = /^(?:[0-9a-f]{2})+$/iu.test(typed);
  const readings = [...(isHex ? [hexToBytes(typed)] : []), utf8ToBytes(typed)];
  const secret = readings.find((each) => opensLock(each, lock));
  return secret === undefined ? null : bytesToHex(secret);
}

import { secp256k1 } from '@noble/curves/secp256k1.js';
import { AppError } from '../errors/appError.ts';
import type { PrivateKey } from './keys.ts';

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

/** True when the node takes the form of a signature: r and s without the top bit, and without a needless zero byte. */
export function isCanonicalSignature(signature: Uint8Array): boolean {
  return signature.length === 65 && isCanonicalNumber(signature, 1) && isCanonicalNumber(signature, 33);
}

// fc's public_key::is_canonical, for r at 1 and s at 33.
function isCanonicalNumber(bytes: Uint8Array, start: number): boolean {
  const first = bytes[start] ?? 0;
  const second = bytes[start + 1] ?? 0;
  return (first & 0x80) === 0 && !(first === 0 && (second & 0x80) === 0);
}

/**
 * The compressed public key (33 bytes) that made a compact signature of a digest.
 * @throws AppError signature.malformed
 */
export function recoverPublicKey(digest: Uint8Array, signature: Uint8Array): Uint8Array {
  const header = signature[0] ?? 0;
  if (signature.length !== 65 || header < 27 || header > 34) throw new AppError('signature.malformed');
  const recovered = signature.slice();
  recovered[0] = (header - 27) & 3;
  try {
    return secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
  } catch (error) {
    throw new AppError('signature.malformed', {}, error);
  }
}

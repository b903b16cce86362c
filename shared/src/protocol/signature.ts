import { secp256k1 } from '@noble/curves/secp256k1.js';
import { AppError } from '../errors/appError.ts';

/** True when the node accepts a signature's form: r and s without the top bit and without a redundant zero byte. */
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
 * Recovers the compressed public key (33 bytes) that made a compact signature (65 bytes) of a digest (32 bytes).
 * @throws AppError signature.malformed
 */
export type RecoverPublicKey = (digest: Uint8Array, signature: Uint8Array) => Uint8Array;

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

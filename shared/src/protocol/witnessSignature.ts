import { hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { blockNumberOf, headerDigest, type SignedHeader } from './blockHeader.ts';
import { formatPublicKey } from './publicKeys.ts';
import { isCanonicalSignature, type RecoverPublicKey, recoverPublicKey } from './signature.ts';
import { keysAt, type WitnessSet } from './witnessSet.ts';

/**
 * The public key, as text, that signed a header. About 2 ms, a quarter of that with a compiled `recover`.
 * @throws AppError signature.malformed, proof.malformed
 */
export function headerSigner(header: SignedHeader, recover: RecoverPublicKey = recoverPublicKey): string {
  const signature = hexToBytes(header.witness_signature);
  const first = signature[0] ?? 0;
  // Nodes write 31 to 34 (compressed key); other first bytes would recover the same key from other bytes.
  if (!isCanonicalSignature(signature) || first < 31 || first > 34) throw new AppError('signature.malformed');
  return formatPublicKey(recover(headerDigest(header), signature));
}

/**
 * Checks a header's signature against the keys of its witness.
 * @throws AppError proof.wrong_signature, signature.malformed, proof.malformed
 */
export function requireWitnessSignature(
  header: SignedHeader,
  witnesses: WitnessSet,
  recover?: RecoverPublicKey,
): void {
  const block = blockNumberOf(header);
  const keys = keysAt(witnesses, header.witness, block);
  // Recovery is slow, so it is skipped without a key.
  if (keys.length === 0 || !keys.includes(headerSigner(header, recover)))
    throw new AppError('proof.wrong_signature', { block, witness: header.witness });
}

/** True when a known key of its witness signed the header. */
export function isSignedByWitness(
  header: SignedHeader,
  witnesses: WitnessSet,
  recover?: RecoverPublicKey,
): boolean {
  try {
    requireWitnessSignature(header, witnesses, recover);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

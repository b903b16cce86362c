import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';

/** Signatures in their order, preceded by their count. @throws AppError signature.malformed, transaction.malformed */
export function packSignatures(signatures: readonly string[]): Uint8Array {
  const items = signatures.map((hex) => {
    if (!/^[0-9a-f]{130}$/u.test(hex)) throw new AppError('signature.malformed');
    return hexToBytes(hex);
  });
  if (items.length > 127) throw new AppError('transaction.malformed', { detail: 'more than 127 signatures' });
  return concatBytes(Uint8Array.of(items.length), ...items);
}

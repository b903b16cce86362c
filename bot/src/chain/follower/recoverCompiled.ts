import { AppError } from '@xbts/shared/errors/appError.ts';
import type { RecoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { recover } from 'tiny-secp256k1';

/** The possible points of r; 2 and 3, with r above the curve's order, practically never occur. */
type RecoveryId = 0 | 1 | 2 | 3;

/**
 * Like recoverPublicKey of shared, on the compiled curve, in a quarter of the time. The page keeps the one in
 * JavaScript, which needs no wasm.
 * @throws AppError signature.malformed
 */
export const recoverCompiled: RecoverPublicKey = (digest, signature) => {
  const header = signature[0] ?? 0;
  if (signature.length !== 65 || header < 27 || header > 34) throw new AppError('signature.malformed');
  const key = recovered(digest, signature.subarray(1), ((header - 27) & 3) as RecoveryId);
  if (key === null) throw new AppError('signature.malformed');
  return key;
};

function recovered(digest: Uint8Array, pair: Uint8Array, id: RecoveryId): Uint8Array | null {
  try {
    return recover(digest, pair, id, true);
  } catch (error) {
    throw new AppError('signature.malformed', {}, error);
  }
}

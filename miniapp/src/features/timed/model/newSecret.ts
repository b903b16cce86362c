import { bytesToHex } from '@noble/hashes/utils.js';
import type { HashLock } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';

/** Bytes of a secret made here: as long as the hash, so that nobody can guess it. */
export const SECRET_BYTES = 32;

/** A fresh secret, hex. */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Keeps a secret, hex, on this device and gives the lock that it opens. Rejects where the browser denies its storage. */
export async function lockByStoredSecret(secret: string): Promise<HashLock> {
  const { keepLocked } = await loadPart(() => import('./storedSecrets.ts'));
  return keepLocked(secret);
}

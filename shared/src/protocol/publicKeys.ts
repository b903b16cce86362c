import { ripemd160 } from '@noble/hashes/legacy.js';
import { AppError } from '../errors/appError.ts';
import { decodeChecked, encodeChecked } from './checkedBase58.ts';
import { ADDRESS_PREFIX } from './constants.ts';

/** The text of a compressed public key: prefix, base58 of 33 bytes and 4 bytes of their ripemd160. */
export function formatPublicKey(publicKey: Uint8Array, prefix: string = ADDRESS_PREFIX): string {
  return prefix + encodeChecked(publicKey, ripemd160);
}

/**
 * The 33 bytes of a public key's text. Checks the checksum, not that the point is on the curve.
 * @throws AppError key.malformed_public
 */
export function parsePublicKey(text: string, prefix: string = ADDRESS_PREFIX): Uint8Array {
  const key = text.startsWith(prefix) ? decodeChecked(text.slice(prefix.length), ripemd160) : undefined;
  if (key?.length !== 33) throw new AppError('key.malformed_public', { text });
  return key;
}

import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Rounds of PBKDF2-HMAC-SHA384 for what the product writes (design.md decision 6). */
export const KDF_ROUNDS = 900_000;

const DEVICE_LABEL = 'xbts-vault|2|device|';
const KEK_LABEL = 'xbts-vault|2|kek|pin';

export interface PinKdf {
  readonly pin: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  /** HMAC-SHA256, non-extractable. */
  readonly deviceKey: CryptoKey;
}

/** Bytes on an ArrayBuffer of their own, as WebCrypto's types want them. */
export function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

/**
 * The key that wraps the master key, by PIN and device together:
 *   stretched = PBKDF2-HMAC-SHA384(UTF-8 of NFKC(pin), salt, rounds) → 48 bytes
 *   share     = HMAC-SHA256(device key, UTF-8 "xbts-vault|2|device|" ‖ salt) → 32 bytes
 *   kek       = HKDF-SHA256(ikm = stretched ‖ share, salt = salt, info = "xbts-vault|2|kek|pin") → AES-256-GCM key
 * A copy of the envelope lacks the share, 256 bits that no PIN search replaces.
 */
export async function keyEncryptionKey({ pin, salt, rounds, deviceKey }: PinKdf): Promise<CryptoKey> {
  const pinKey = await crypto.subtle.importKey(
    'raw',
    own(utf8ToBytes(pin.normalize('NFKC'))),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const stretched = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-384', salt, iterations: rounds },
    pinKey,
    384,
  );
  const label = own(concatBytes(utf8ToBytes(DEVICE_LABEL), salt));
  const share = await crypto.subtle.sign('HMAC', deviceKey, label);
  const material = own(concatBytes(new Uint8Array(stretched), new Uint8Array(share)));
  const hkdfKey = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  material.fill(0);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: own(utf8ToBytes(KEK_LABEL)) },
    hkdfKey,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

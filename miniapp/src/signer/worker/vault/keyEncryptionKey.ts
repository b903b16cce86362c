import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { overwrite } from '../overwrite.ts';

/** Rounds of PBKDF2-HMAC-SHA384 for writing (design.md decision 6). */
export const KDF_ROUNDS = 900_000;

const DEVICE_LABEL = 'xbts-vault|2|device|';

/** The part of the key that only this device can make, and the salt of the slot. */
export interface DeviceShare {
  readonly salt: Uint8Array<ArrayBuffer>;
  /** HMAC-SHA256, non-extractable. */
  readonly deviceKey: CryptoKey;
}

/** Bytes on their own ArrayBuffer, as WebCrypto's types require. */
export function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

/** PBKDF2-HMAC-SHA384 of the UTF-8 of NFKC(text): 48 bytes. */
export async function stretch(
  text: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = own(utf8ToBytes(text.normalize('NFKC')));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  overwrite(bytes);
  const parameters = { name: 'PBKDF2', hash: 'SHA-384', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 384));
}

/** HKDF-SHA256 of the material to an AES-GCM key; the material is overwritten. */
export async function aesKeyOf(
  material: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: string,
): Promise<CryptoKey> {
  const hkdfKey = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  overwrite(material);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: own(utf8ToBytes(info)) },
    hkdfKey,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function withShare(secret: Uint8Array, { salt, deviceKey }: DeviceShare) {
  const label = own(concatBytes(utf8ToBytes(DEVICE_LABEL), salt));
  const share = await crypto.subtle.sign('HMAC', deviceKey, label);
  return own(concatBytes(secret, new Uint8Array(share)));
}

/**
 * The key that wraps the master key, by PIN and device together:
 *   stretched = PBKDF2-HMAC-SHA384(UTF-8 of NFKC(pin), salt, rounds) → 48 bytes
 *   share     = HMAC-SHA256(device key, UTF-8 "xbts-vault|2|device|" ‖ salt) → 32 bytes
 *   kek       = HKDF-SHA256(ikm = stretched ‖ share, salt = salt, info = "xbts-vault|2|kek|pin") → AES-256-GCM key
 * A copy of the envelope lacks the share, 256 bits that no PIN search replaces.
 */
export async function pinKey(pin: string, rounds: number, device: DeviceShare): Promise<CryptoKey> {
  const stretched = await stretch(pin, device.salt, rounds);
  return aesKeyOf(await withShare(stretched, device), device.salt, 'xbts-vault|2|kek|pin');
}

/**
 * The key that wraps the master key, by a token and device together: like by PIN, with the token's 32 random bytes
 * instead of the stretched PIN and info = "xbts-vault|2|kek|token". A random token needs no stretching.
 */
export async function tokenKey(token: Uint8Array, device: DeviceShare): Promise<CryptoKey> {
  return aesKeyOf(await withShare(token, device), device.salt, 'xbts-vault|2|kek|token');
}

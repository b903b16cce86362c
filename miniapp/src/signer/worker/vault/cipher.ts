import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { own } from './keyEncryptionKey.ts';

/** Random bytes of the browser. */
export const random = (bytes: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(bytes));

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => own(hexToBytes(hex));

/** Decrypts AES-256-GCM of hex texts; undefined when the tag does not match, WebCrypto's only error. */
export async function decrypt(
  key: CryptoKey,
  iv: string,
  data: string,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const parameters = { name: 'AES-GCM', iv: bytesOf(iv), additionalData };
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytesOf(data)));
  } catch {
    return undefined;
  }
}

/** The hex text of AES-256-GCM, with its tag appended. */
export async function encrypt(
  key: CryptoKey,
  iv: string,
  data: Uint8Array,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const parameters = { name: 'AES-GCM', iv: bytesOf(iv), additionalData };
  return bytesToHex(new Uint8Array(await crypto.subtle.encrypt(parameters, key, own(data))));
}

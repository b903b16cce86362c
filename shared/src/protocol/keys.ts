import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { AppError } from '../errors/appError.ts';
import { ADDRESS_PREFIX } from './constants.ts';
import type { Role } from './roles.ts';

/** 32 bytes, above zero and below the curve's order. */
export type PrivateKey = Uint8Array;

const WIF_VERSION = 0x80;

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/**
 * The private key of a WIF text: base58 of 0x80, 32 bytes and 4 bytes of the double sha256 (chain.md §4).
 * @throws AppError key.malformed_wif; neither its facts nor its cause hold the text
 */
export function privateKeyFromWif(wif: string): PrivateKey {
  const bytes = decodeBase58(wif);
  if (bytes === undefined || bytes.length !== 37 || bytes[0] !== WIF_VERSION)
    throw new AppError('key.malformed_wif');
  const checksum = sha256(sha256(bytes.subarray(0, 33))).subarray(0, 4);
  const key = bytes.slice(1, 33);
  if (!isEqual(checksum, bytes.subarray(33)) || !secp256k1.utils.isValidSecretKey(key)) {
    throw new AppError('key.malformed_wif');
  }
  return key;
}

/** The WIF text of a private key; a secret. */
export function wifFromPrivateKey(privateKey: PrivateKey): string {
  const body = concatBytes(Uint8Array.of(WIF_VERSION), privateKey);
  return base58.encode(concatBytes(body, sha256(sha256(body)).subarray(0, 4)));
}

/** The compressed public key, 33 bytes. */
export function publicKeyOf(privateKey: PrivateKey): Uint8Array {
  return secp256k1.getPublicKey(privateKey, true);
}

/** The text of a compressed public key: prefix, base58 of 33 bytes and 4 bytes of their ripemd160. */
export function formatPublicKey(publicKey: Uint8Array, prefix: string = ADDRESS_PREFIX): string {
  return prefix + base58.encode(concatBytes(publicKey, ripemd160(publicKey).subarray(0, 4)));
}

/**
 * The 33 bytes of a public key's text; its checksum is checked, that it lies on the curve is not.
 * @throws AppError key.malformed_public
 */
export function parsePublicKey(text: string, prefix: string = ADDRESS_PREFIX): Uint8Array {
  const bytes = text.startsWith(prefix) ? decodeBase58(text.slice(prefix.length)) : undefined;
  if (bytes === undefined || bytes.length !== 37) throw new AppError('key.malformed_public', { text });
  const key = bytes.slice(0, 33);
  if (!isEqual(ripemd160(key).subarray(0, 4), bytes.subarray(33))) {
    throw new AppError('key.malformed_public', { text });
  }
  return key;
}

/** The seeds a password login must try: as typed, and with white space normalised as btsdex's generateKeys does. */
export function passwordSeeds(account: string, role: Role, password: string): readonly string[] {
  const raw = account + role + password;
  const normalised = raw
    .trim()
    .split(/[\t\n\v\f\r ]+/u)
    .join(' ');
  return raw === normalised ? [raw] : [raw, normalised];
}

/** The key of an account's role from its password: sha256 of account, role and password without separators. */
export function privateKeyFromPassword(account: string, role: Role, password: string): PrivateKey {
  return privateKeyFromSeed(account + role + password);
}

/** The key of a seed text: its sha256. */
export function privateKeyFromSeed(seed: string): PrivateKey {
  return sha256(utf8ToBytes(seed));
}

function decodeBase58(text: string): Uint8Array | undefined {
  // 37 bytes are at most 51 characters; base58 takes quadratic time, so longer texts are not tried.
  if (text.length > 51 || !/^[1-9A-HJ-NP-Za-km-z]+$/u.test(text)) return undefined;
  return base58.decode(text);
}

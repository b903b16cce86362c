import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { decodeChecked, encodeChecked } from './checkedBase58.ts';
import type { Role } from './roles.ts';

/** 32 bytes, above zero and below the curve's order. */
export type PrivateKey = Uint8Array;

const WIF_VERSION = 0x80;

const doubleSha256 = (bytes: Uint8Array) => sha256(sha256(bytes));

/**
 * The private key of a WIF text: base58 of 0x80, 32 bytes and 4 bytes of the double sha256 (chain.md §4).
 * @throws AppError key.malformed_wif; neither its facts nor its cause hold the text
 */
export function privateKeyFromWif(wif: string): PrivateKey {
  const bytes = decodeChecked(wif, doubleSha256);
  if (bytes?.length !== 33 || bytes[0] !== WIF_VERSION) throw new AppError('key.malformed_wif');
  const key = bytes.slice(1);
  if (!secp256k1.utils.isValidSecretKey(key)) throw new AppError('key.malformed_wif');
  return key;
}

/** The WIF text of a private key; a secret. */
export function wifFromPrivateKey(privateKey: PrivateKey): string {
  return encodeChecked(concatBytes(Uint8Array.of(WIF_VERSION), privateKey), doubleSha256);
}

/** The compressed public key, 33 bytes. */
export function publicKeyOf(privateKey: PrivateKey): Uint8Array {
  return secp256k1.getPublicKey(privateKey, true);
}

/** The seeds that a password login must try: as typed, and with white space normalised like btsdex's generateKeys. */
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

import { cbc } from '@noble/ciphers/aes.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PrivateKey } from './keys.ts';

const CHECK_BYTES = 4;

/** A message between the holders of two keys: a memo, or the wallet file of an older wallet (chain.md §4). */
export interface CheckedMessage {
  readonly privateKey: PrivateKey;
  /** The other side's public key, compressed. */
  readonly publicKey: Uint8Array;
  /** '' without a nonce. */
  readonly nonce: string | number;
  readonly message: Uint8Array;
}

/** AES-256-CBC by a seed: 32 bytes of its sha512 are the key, the next 16 the iv. */
function cipherOfSeed(seed: Uint8Array, disablePadding = false): ReturnType<typeof cbc> {
  const hash = sha512(seed);
  return cbc(hash.slice(0, 32), hash.slice(32, 48), { disablePadding });
}

/** Decrypts with a seed; undefined when the padding, if required, shows another seed. */
export function openSeeded(
  seed: Uint8Array,
  message: Uint8Array,
  isUnpadded = false,
): Uint8Array | undefined {
  try {
    return cipherOfSeed(seed, isUnpadded).decrypt(message);
  } catch {
    // A wrong key shows as broken padding: the caller decides what that means.
    return undefined;
  }
}

const checkOf = (plain: Uint8Array): Uint8Array => sha256(plain).subarray(0, CHECK_BYTES);

const seedOf = (sharedX: Uint8Array, nonce: string | number) =>
  utf8ToBytes(`${nonce}${bytesToHex(sha512(sharedX))}`);

/** True for 33 bytes that are a point of the curve. */
export const isPublicKey = (bytes: Uint8Array): boolean => secp256k1.utils.isValidPublicKey(bytes, true);

function sharedPointX({ privateKey, publicKey }: Pick<CheckedMessage, 'privateKey' | 'publicKey'>) {
  return isPublicKey(publicKey) ? secp256k1.getSharedSecret(privateKey, publicKey, true).slice(1) : undefined;
}

/** Encrypts `message` with its check in front; undefined when the other key is not on the curve. */
export function sealChecked({ nonce, message, ...keys }: CheckedMessage): Uint8Array | undefined {
  const sharedX = sharedPointX(keys);
  if (sharedX === undefined) return undefined;
  return cipherOfSeed(seedOf(sharedX, nonce)).encrypt(concatBytes(checkOf(message), message));
}

/** The bytes of a message; undefined when the keys are wrong or it was altered. */
export function openChecked({ nonce, message, ...keys }: CheckedMessage): Uint8Array | undefined {
  const sharedX = sharedPointX(keys);
  if (sharedX === undefined) return undefined;
  const open = (x: Uint8Array) => {
    const seed = seedOf(x, nonce);
    return checked(openSeeded(seed, message)) ?? checkedUnpadded(openSeeded(seed, message, true));
  };
  // Old JavaScript wallets dropped the leading zero bytes of X (btsdex's `legacy`).
  return open(sharedX) ?? (sharedX[0] === 0 ? open(withoutLeadingZeros(sharedX)) : undefined);
}

function checked(opened: Uint8Array | undefined): Uint8Array | undefined {
  if (opened === undefined || opened.length < CHECK_BYTES) return undefined;
  const plain = opened.subarray(CHECK_BYTES);
  return checkOf(plain).every((byte, index) => byte === opened[index]) ? plain : undefined;
}

/** Some wallets fill the last block with zeros, or add nothing when the text fills it: the check shows which. */
function checkedUnpadded(opened: Uint8Array | undefined): Uint8Array | undefined {
  const end = opened?.findLastIndex((byte) => byte !== 0) ?? 0;
  return checked(opened) ?? checked(opened?.subarray(0, end + 1));
}

function withoutLeadingZeros(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}

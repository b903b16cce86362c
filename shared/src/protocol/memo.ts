import { cbc } from '@noble/ciphers/aes.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import type { PrivateKey } from './keys.ts';
import type { Memo } from './operations.ts';
import { parsePublicKey } from './publicKeys.ts';

const CHECK_BYTES = 4;

/** Input of encryptMemo; the public keys are texts, the nonce is a decimal uint64. */
export interface MemoText {
  readonly text: string;
  /** The private key of `from`. */
  readonly privateKey: PrivateKey;
  readonly from: string;
  readonly to: string;
  readonly nonce: string;
}

/**
 * A memo that only the holders of `from` and `to` can read (chain.md §4, the node's memo.cpp).
 * @throws AppError key.malformed_public when `to` is not a key on the curve
 */
export function encryptMemo({ text, privateKey, from, to, nonce }: MemoText): Memo {
  const sharedX = sharedPointX(privateKey, to);
  if (sharedX === undefined) throw new AppError('key.malformed_public', { text: to });
  const plain = utf8ToBytes(text);
  const message = cipherOf(sharedX, nonce).encrypt(concatBytes(checkOf(plain), plain));
  return { from, to, nonce, message: bytesToHex(message) };
}

/** Input of decryptMemo: the reader's private key, and the public key of the other side. */
export interface SealedMemo {
  readonly memo: Memo;
  readonly privateKey: PrivateKey;
  readonly publicKeyOther: string;
}

/**
 * The text of a memo.
 * @throws AppError memo.undecryptable when the keys are not the memo's or its bytes were changed, key.malformed_public
 */
export function decryptMemo({ memo, privateKey, publicKeyOther }: SealedMemo): string {
  const sharedX = sharedPointX(privateKey, publicKeyOther);
  if (sharedX === undefined || !/^(?:[0-9a-f]{2})+$/u.test(memo.message))
    throw new AppError('memo.undecryptable');
  // Old JavaScript wallets dropped the leading zero bytes of X (btsdex's `legacy`).
  const plain =
    open(memo, sharedX) ?? (sharedX[0] === 0 ? open(memo, withoutLeadingZeros(sharedX)) : undefined);
  if (plain === undefined) throw new AppError('memo.undecryptable');
  return textOf(plain);
}

/** The text of a memo that was never encrypted (from and to are the null key), or undefined for any other. */
export function readPublicMemo(memo: Memo): string | undefined {
  if (memo.from !== NULL_PUBLIC_KEY || memo.to !== NULL_PUBLIC_KEY) return undefined;
  if (!/^(?:00){4}(?:[0-9a-f]{2})*$/u.test(memo.message)) return undefined;
  return textOf(hexToBytes(memo.message).subarray(CHECK_BYTES));
}

/** A nonce for a new memo from 8 random bytes: a decimal text below 2^63, which every client reads alike. */
export function memoNonce(randomBytes8: Uint8Array): string {
  return (BigInt(`0x${bytesToHex(randomBytes8.subarray(0, 8))}`) & 0x7fff_ffff_ffff_ffffn).toString();
}

function sharedPointX(privateKey: PrivateKey, publicKey: string): Uint8Array | undefined {
  const point = parsePublicKey(publicKey);
  if (!secp256k1.utils.isValidPublicKey(point, true)) return undefined;
  return secp256k1.getSharedSecret(privateKey, point, true).slice(1);
}

function cipherOf(sharedX: Uint8Array, nonce: string | number): ReturnType<typeof cbc> {
  const secret = bytesToHex(sha512(sharedX));
  const seed = sha512(utf8ToBytes(`${nonce}${secret}`));
  return cbc(seed.slice(0, 32), seed.slice(32, 48));
}

function checkOf(plain: Uint8Array): Uint8Array {
  return sha256(plain).subarray(0, CHECK_BYTES);
}

function open(memo: Memo, sharedX: Uint8Array): Uint8Array | undefined {
  const opened = decrypted(memo, sharedX);
  if (opened === undefined || opened.length < CHECK_BYTES) return undefined;
  const plain = opened.subarray(CHECK_BYTES);
  const check = checkOf(plain);
  return check.every((byte, index) => byte === opened[index]) ? plain : undefined;
}

function decrypted(memo: Memo, sharedX: Uint8Array): Uint8Array | undefined {
  try {
    return cipherOf(sharedX, memo.nonce).decrypt(hexToBytes(memo.message));
  } catch {
    // A wrong key shows up as broken padding: the memo is not for this key, and the caller throws.
    return undefined;
  }
}

function withoutLeadingZeros(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}

// Some wallets wrote each character as one byte: what is not UTF-8 is read that way.
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

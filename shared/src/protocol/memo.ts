import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../errors/appError.ts';
import { openChecked, sealChecked } from './checkedMessage.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import type { PrivateKey } from './keys.ts';
import type { Memo } from './operations/parts.ts';
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
  const message = sealChecked({
    privateKey,
    publicKey: parsePublicKey(to),
    nonce,
    message: utf8ToBytes(text),
  });
  if (message === undefined) throw new AppError('key.malformed_public', { text: to });
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
  const publicKey = parsePublicKey(publicKeyOther);
  if (!/^(?:[0-9a-f]{2})+$/u.test(memo.message)) throw new AppError('memo.undecryptable');
  const plain = openChecked({
    privateKey,
    publicKey,
    nonce: memo.nonce,
    message: hexToBytes(memo.message),
  });
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

// Some wallets wrote each character as one byte: text that is not UTF-8 is read that way.
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

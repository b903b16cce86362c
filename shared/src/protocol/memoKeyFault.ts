import { hasCode } from '../errors/appError.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import { parsePublicKey } from './publicKeys.ts';

/**
 * Why messages cannot be sealed for a key: it is none of this chain, no point of the curve, or the ownerless null key.
 */
export type MemoKeyFault = 'malformed' | 'null';

/** The fault of a text as a memo key; null for a valid one. */
export function memoKeyFault(text: string): MemoKeyFault | null {
  if (text === NULL_PUBLIC_KEY) return 'null';
  try {
    return isOnCurve(parsePublicKey(text)) ? null : 'malformed';
  } catch (error) {
    if (hasCode(error, 'key.malformed_public')) return 'malformed';
    throw error;
  }
}

/** The prime that coordinates of secp256k1 are counted by. */
const P = 2n ** 256n - 2n ** 32n - 977n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % P;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

/** True for 33 bytes of a compressed point of secp256k1: x³ + 7 is a square (SEC 1, 2.3.4). */
export function isOnCurve(publicKey: Uint8Array): boolean {
  const [parity, ...rest] = publicKey;
  if (publicKey.length !== 33 || (parity !== 2 && parity !== 3)) return false;
  const x = rest.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return x < P && power(x * x * x + 7n, (P - 1n) / 2n) === 1n;
}

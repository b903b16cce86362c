import { hasCode } from '../errors/appError.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import { isOnCurve } from './curve.ts';
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

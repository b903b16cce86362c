import { hasCode } from '../errors/appError.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import { isOnCurve } from './curve.ts';
import { parsePublicKey } from './publicKeys.ts';

/** Why a text is no key that messages could be sealed for: none of this chain, no point of the curve, or the null key, which is nobody's. */
export type MemoKeyFault = 'malformed' | 'null';

/** What is wrong with a text as a memo key; null for one that somebody can hold. */
export function memoKeyFault(text: string): MemoKeyFault | null {
  if (text === NULL_PUBLIC_KEY) return 'null';
  try {
    return isOnCurve(parsePublicKey(text)) ? null : 'malformed';
  } catch (error) {
    if (hasCode(error, 'key.malformed_public')) return 'malformed';
    throw error;
  }
}

import { hasCode } from '@xbts/shared/errors/appError.ts';
import { decryptMemo, readPublicMemo } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import type { Keyring } from './keyring.ts';

function readMemo(memo: Memo, keyring: Keyring): string | null {
  const open = readPublicMemo(memo);
  if (open !== undefined) return open;
  const isSender = keyring.keyOf(memo.from) !== undefined;
  const privateKey = keyring.keyOf(isSender ? memo.from : memo.to);
  if (privateKey === undefined) return null;
  try {
    return decryptMemo({ memo, privateKey, publicKeyOther: isSender ? memo.to : memo.from });
  } catch (error) {
    // An unreadable memo is a result: it must not hide the others.
    if (hasCode(error, 'memo.undecryptable', 'key.malformed_public')) return null;
    throw error;
  }
}

/** The texts of memos, null for each that the account's keys do not open. */
export function readMemos(memos: readonly Memo[], keyring: Keyring): (string | null)[] {
  return memos.map((memo) => readMemo(memo, keyring));
}

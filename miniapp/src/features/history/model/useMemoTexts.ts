import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';
import { useSession } from '../../account/model/session.ts';

/** Texts of memos by their operation's id; null for one that our keys don't open. */
export type MemoTexts = ReadonlyMap<string, string | null>;

const none: MemoTexts = new Map();

/**
 * The memos that could be read so far. They are read in the signer while it is unlocked, forgotten when it locks, and
 * never kept outside this screen.
 */
export function useMemoTexts(memos: ReadonlyMap<string, Memo>): MemoTexts {
  const isUnlocked = useSession((session) => session.isUnlocked);
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    if (!isUnlocked) return setTexts(none);
    const unread = [...memos].filter(([id]) => !texts.has(id));
    if (unread.length === 0) return undefined;
    let isWanted = true;
    signer.decryptMemos(unread.map(([, memo]) => memo)).then(
      (read) => {
        if (isWanted)
          setTexts(new Map([...texts, ...unread.map(([id], index) => [id, read[index] ?? null] as const)]));
      },
      (error: unknown) => {
        // Locked in between: the session says so in a moment, and the rows ask for the unlock.
        if (!hasCode(error, 'signer.locked')) showError(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isUnlocked, memos, texts]);
  return texts;
}

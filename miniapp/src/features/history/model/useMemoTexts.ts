import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';
import { useSession } from '../../account/model/session.ts';

/** Texts of memos by their operation's id; null for one that our keys do not open. */
export type MemoTexts = ReadonlyMap<string, string | null>;

const none: MemoTexts = new Map();

/**
 * The memos read so far. The signer decrypts them while it is unlocked; they are dropped when it locks, and never
 * stored outside this screen.
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
        // Locked in between: the session reports it in a moment, and the rows ask for the unlock.
        if (!hasCode(error, 'signer.locked')) showError(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isUnlocked, memos, texts]);
  return texts;
}

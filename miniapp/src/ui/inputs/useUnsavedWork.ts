import { useEffect } from 'react';
import { messenger } from '../../platform/messenger/messenger.ts';

let count = 0;
/** How many of them the messenger asks about. */
let asked = 0;

function begin(isAsked: boolean): () => void {
  const share = isAsked ? 1 : 0;
  count += 1;
  asked += share;
  if (share === 1 && asked === 1) messenger.setClosingConfirmation(true);
  return () => {
    count -= 1;
    asked -= share;
    if (share === 1 && asked === 0) messenger.setClosingConfirmation(false);
  };
}

/** True if a form has input or a transaction is undecided. */
export const hasUnsavedWork = (): boolean => count > 0;

/**
 * Has the messenger confirm before it closes the app while a form has input or a transaction is undecided; with several such parts, until the
 * last of them is done. Where the question can't be taken back it is kept for a real loss: a password that stands nowhere else.
 */
export function useUnsavedWork(isDirty: boolean, isLoss = false): void {
  const isAsked = isLoss || !messenger.keepsClosingConfirmation;
  useEffect(() => (isDirty ? begin(isAsked) : undefined), [isDirty, isAsked]);
}

import { useEffect } from 'react';
import { messenger } from '../../platform/messenger/messenger.ts';

let count = 0;

function begin(): () => void {
  count += 1;
  if (count === 1) messenger.setClosingConfirmation(true);
  return () => {
    count -= 1;
    if (count === 0) messenger.setClosingConfirmation(false);
  };
}

/** Whether a form has input or a transaction is undecided. */
export const hasUnsavedWork = (): boolean => count > 0;

/**
 * Has the messenger confirm before it closes the app while a form has input or a transaction is undecided; with
 * several such parts, until the last of them is done.
 */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => (isDirty ? begin() : undefined), [isDirty]);
}

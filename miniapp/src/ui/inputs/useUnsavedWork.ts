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

/** Whether a form has input, or a transaction is not decided. */
export const hasUnsavedWork = (): boolean => count > 0;

/**
 * While a form has input, or a transaction is not decided, the messenger asks before it closes the app; with several
 * such parts on the screen it asks until the last of them is done.
 */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => (isDirty ? begin() : undefined), [isDirty]);
}

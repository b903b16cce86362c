import { useEffect } from 'react';
import { messenger } from '../../messenger/messenger.ts';

/** While something is typed, the messenger asks before it closes the app. */
export function useClosingConfirmation(isDue: boolean): void {
  useEffect(() => {
    messenger.setClosingConfirmation(isDue);
    return () => messenger.setClosingConfirmation(false);
  }, [isDue]);
}

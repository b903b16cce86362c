import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from './session.ts';

/**
 * Calls a function once another screen lies under a dialog, as after the browser's own back, or another account is in use, as after a
 * switch in another tab: what the dialog asks belongs to what is gone.
 */
export function useLeaving(onLeave: (() => void) | undefined): void {
  const [path] = useLocation();
  const account = useSession((session) => session.account);
  const [opened] = useState({ path, account });
  useEffect(() => {
    if (path !== opened.path || account !== opened.account) onLeave?.();
  });
}

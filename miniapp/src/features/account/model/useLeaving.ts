import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from './session.ts';

/**
 * Calls a function when the screen under a dialog or the current account changes, for example by the browser's back
 * button or in another tab: the dialog's question is obsolete then.
 */
export function useLeaving(onLeave: (() => void) | undefined): void {
  const [path] = useLocation();
  const account = useSession((session) => session.account);
  const [opened] = useState({ path, account });
  useEffect(() => {
    if (path !== opened.path || account !== opened.account) onLeave?.();
  });
}

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Calls a function once another screen lies under a dialog, as after the browser's own back: what the dialog asks belongs to the
 * screen that is gone.
 */
export function useLeaving(onLeave: (() => void) | undefined): void {
  const [path] = useLocation();
  const [opened] = useState(path);
  useEffect(() => {
    if (path !== opened) onLeave?.();
  });
}

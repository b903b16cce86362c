import { useEffect, useState } from 'react';
import { appConfig } from '../server/config.ts';

/**
 * The newest block's number by the explorer's websocket (spec §7) while it `isWanted`; null before, and without a
 * configured explorer. Only for display: neither the choice of nodes nor signatures depend on it.
 */
export function useExplorerHead(isWanted: boolean): number | null {
  const [number, setNumber] = useState<number | null>(null);
  const isAsked = isWanted && (appConfig.explorerSockets?.length ?? 0) > 0;
  useEffect(() => {
    if (!isAsked) return setNumber(null);
    let end: (() => void) | undefined;
    let isOver = false;
    // If its part fails to load, there is one source less.
    const loading = import('./explorerHead.ts').catch(() => undefined);
    void loading.then((part) => {
      if (!isOver) end = part?.followExplorer(setNumber);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [isAsked]);
  return number;
}

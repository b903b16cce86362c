import { useEffect, useState } from 'react';
import { appConfig } from '../server/config.ts';

/**
 * The number of the newest block by the explorer's websocket (spec §7) while it `isWanted`; null before, and where none is configured.
 * It is only shown: which node is used, and what is signed, never depends on it.
 */
export function useExplorerHead(isWanted: boolean): number | null {
  const [number, setNumber] = useState<number | null>(null);
  const isAsked = isWanted && (appConfig.explorerSockets?.length ?? 0) > 0;
  useEffect(() => {
    if (!isAsked) return setNumber(null);
    let end: (() => void) | undefined;
    let isOver = false;
    // Without its part, which can't be loaded now, there is one source less.
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

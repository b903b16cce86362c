import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { snapshotIsDrawn } from '../features/portfolio/model/snapshot.ts';
import { CACHE_KEY, queryClient, setCacheScope } from '../platform/cache/queryClient.ts';
import { HOME_PATH } from '../platform/paths.ts';
import { readText } from '../platform/stored/storedText.ts';

/** Milliseconds until a first opening loads the code that stores its figures for the next one. */
const KEEP_AFTER_MS = 4000;

/**
 * The cache for everything below. It restores the device's stored part before any reading, and keeps that part in step
 * afterwards.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  const [isRestoring, setRestoring] = useState(isKept);
  const hasCopy = useRef(isRestoring).current;
  useEffect(() => {
    let end = () => {};
    let isLeft = false;
    const begin = async () => {
      const { restoreCache, keepCache } = await import('../platform/cache/persistedCache.ts');
      if (hasCopy) {
        if (window.location.pathname === HOME_PATH) await snapshotIsDrawn();
        await restoreCache();
        setRestoring(false);
      }
      if (!isLeft) end = keepCache();
    };
    // Where the part can't be loaded, everything is read again, and kept at another opening.
    const timer = setTimeout(() => begin().catch(() => setRestoring(false)), hasCopy ? 0 : KEEP_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end();
    };
  }, [hasCopy]);
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}

function isKept(): boolean {
  setCacheScope();
  return readText(CACHE_KEY) !== null;
}

import { useCallback, useSyncExternalStore } from 'react';

/** Leaves 960 px for two columns beside the open sidebar; base.css has the same width. */
const WIDE = '(min-width: 1180px)';

/** Whether the window matches a media query, as it is now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window has room for a second column. */
export const useIsWide = (): boolean => useMedia(WIDE);

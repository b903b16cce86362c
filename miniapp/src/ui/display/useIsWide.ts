import { useSyncExternalStore } from 'react';

/** Leaves 960 px for two columns beside the open sidebar; base.css has the same width. */
const WIDE = '(min-width: 1180px)';

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether the window has room for a second column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

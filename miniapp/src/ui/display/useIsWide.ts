import { useSyncExternalStore } from 'react';

/** Room for two columns beside the open sidebar: 960 px of the page's own. */
const WIDE = '(min-width: 1180px)';

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** True where a screen may put a second column beside its first; CSS asks for the same width. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPosing = false;
const sitters = new Set<() => void>();

function subscribe(tell: () => void): () => void {
  sitters.add(tell);
  return () => sitters.delete(tell);
}

/** True while the wallet is to draw what the next opening will begin with: figures of the snapshot, with their age. */
export const usePose = (): boolean => useSyncExternalStore(subscribe, () => isPosing);

/** Has the wallet pose while something looks at its document: nothing of it reaches the screen. Null where no wallet stands there. */
export function whilePosing<Seen>(look: () => Seen): Seen | null {
  if (sitters.size === 0) return null;
  const pose = (next: boolean) =>
    flushSync(() => {
      isPosing = next;
      for (const tell of sitters) tell();
    });
  try {
    pose(true);
    return look();
  } finally {
    pose(false);
  }
}

import { useEffect, useRef, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';

/** Whether what is in a form can be reviewed: ready, with something wrong in it, or while its recipients are still judged. */
export type Readiness = 'ready' | 'wrong' | 'judging';

/** The action that opens a review: pressed while a verdict is still being made, it waits for it and says so. */
export function useReviewWhenReady(
  check: () => Readiness,
  review: () => void,
): { open: () => void; isWaiting: boolean } {
  const [isWaiting, setWaiting] = useState(false);
  const open = () => {
    const readiness = check();
    setWaiting(readiness === 'judging');
    if (readiness === 'ready') review();
    else if (readiness === 'wrong') messenger.haptic('warning');
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    // Each drawing may bring the verdict; while it does not, this changes nothing.
    if (isWaiting) latest.current();
  });
  return { open, isWaiting };
}

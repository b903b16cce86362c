import { useEffect, useRef } from 'react';
import { createClaims } from './claims.ts';
import { messenger } from './messenger.ts';

const claims = createClaims<() => void>((onPress) => messenger.setBackButton(onPress));

/** Shows the messenger's back button while `onPress` is given; the press goes to the newest such component. */
export function useBackButton(onPress: (() => void) | undefined): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  const isClaiming = onPress !== undefined && messenger.hasBackButton;
  useEffect(() => {
    if (!isClaiming) return undefined;
    const claim = claims.claim(() => latest.current?.());
    return () => claim.release();
  }, [isClaiming]);
}

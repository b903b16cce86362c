import { useRef } from 'react';

/**
 * What was last known of an account, or null before anything was. A new operation has a history read on and reckoned anew: until that is
 * done, what was there stays on the screen.
 */
export function useLastKnown<Known>(account: string, now: Known | null): Known | null {
  const last = useRef({ account, known: now });
  if (now !== null || last.current.account !== account) last.current = { account, known: now };
  return last.current.known;
}

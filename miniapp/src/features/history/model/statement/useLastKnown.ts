import { useRef } from 'react';

/**
 * The last known value for an account; null without one. Every new operation starts another read of the history: the
 * previous value stays visible until that read is complete.
 */
export function useLastKnown<Known>(account: string, now: Known | null): Known | null {
  const last = useRef({ account, known: now });
  if (now !== null || last.current.account !== account) last.current = { account, known: now };
  return last.current.known;
}

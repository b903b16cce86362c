import { useRef } from 'react';

/**
 * The last value known for an account; null until there is one. Every new operation starts another read of the history: the value before it
 * stays on the screen until that read is complete.
 */
export function useLastKnown<Known>(account: string, now: Known | null): Known | null {
  const last = useRef({ account, known: now });
  if (now !== null || last.current.account !== account) last.current = { account, known: now };
  return last.current.known;
}

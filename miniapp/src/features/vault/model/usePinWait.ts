import { useCallback, useEffect, useState } from 'react';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';

/**
 * Seconds until the next PIN attempt, counting down; `ask` reads them again from the signer, so a reload cannot shorten
 * them.
 */
export function usePinWait(): { seconds: number; ask: () => void } {
  const [seconds, setSeconds] = useState(0);
  const ask = useCallback(() => {
    signer.status().then(
      ({ waitSeconds }) => setSeconds(waitSeconds),
      (error: unknown) => showError(error),
    );
  }, []);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, ask };
}

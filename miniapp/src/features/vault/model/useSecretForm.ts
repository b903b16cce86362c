import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useCallback, useEffect, useState } from 'react';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showError } from '../../../platform/toasts.ts';
import { signer } from '../../../signer/page/client.ts';

/** The state of a form with a PIN or password: its error, its wait, and whether it is busy. */
export interface SecretForm {
  readonly error: AppError | null;
  readonly isBusy: boolean;
  /** Seconds until the next PIN attempt. */
  readonly waitSeconds: number;
  clearError(): void;
  /** Runs the work, once at a time, and stores its error; true on success. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** The state of any form that passes a PIN or password to the signer. */
export function useSecretForm(): SecretForm {
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = usePinWait();

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      messenger.haptic('success');
      return true;
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
      if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { error, isBusy, waitSeconds: wait.seconds, clearError: () => setError(null), run };
}

/** Seconds until a PIN may be tried, counted down; `ask` reads them again from the signer, where a reload is no way around. */
function usePinWait(): { seconds: number; ask: () => void } {
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

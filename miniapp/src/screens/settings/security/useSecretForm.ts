import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { messenger } from '../../../messenger/messenger.ts';
import { usePinWait } from '../../../signer/usePinWait.ts';

export interface SecretForm {
  readonly error: AppError | null;
  readonly isBusy: boolean;
  /** Seconds until a PIN may be tried. */
  readonly waitSeconds: number;
  clearError(): void;
  /** Does the work once at a time and keeps what went wrong. */
  run(work: () => Promise<void>): void;
}

/** A form around a PIN or password: what went wrong, how long to wait, and that it is under way. */
export function useSecretForm(): SecretForm {
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = usePinWait();

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
      messenger.haptic('success');
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
      if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
    } finally {
      setBusy(false);
    }
  }

  return {
    error,
    isBusy,
    waitSeconds: wait.seconds,
    clearError: () => setError(null),
    run: (work) => void attempt(work),
  };
}

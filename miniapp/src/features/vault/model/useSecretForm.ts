import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { usePinWait } from './usePinWait.ts';

/** A form around a PIN or password: what went wrong, how long to wait, and that it is in progress. */
export interface SecretForm {
  readonly error: AppError | null;
  readonly isBusy: boolean;
  /** Seconds until a PIN may be tried. */
  readonly waitSeconds: number;
  clearError(): void;
  /** Does the work, once at a time, and keeps what went wrong; true when nothing did. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** The state of every form that takes a PIN or password to the signer. */
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

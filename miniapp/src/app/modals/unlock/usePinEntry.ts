import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { type RefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../../components/SecretField.tsx';
import { messenger } from '../../../messenger/messenger.ts';
import { signer } from '../../../signer/client.ts';
import { usePinWait } from '../../../signer/usePinWait.ts';

/** A PIN field's state: what went wrong, how long to wait, and the try itself. */
export interface PinEntry {
  readonly input: RefObject<SecretInput | null>;
  readonly error: AppError | null;
  readonly waitSeconds: number;
  readonly isBusy: boolean;
  clearError(): void;
  /** Takes the PIN out of the field and tries it; true when the account is unlocked. */
  unlock(account: string): Promise<boolean>;
}

/** Asks the signer to unlock by what is in the PIN field. */
export function usePinEntry(): PinEntry {
  const input = useRef<SecretInput>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = usePinWait();

  async function unlock(account: string): Promise<boolean> {
    const pin = input.current?.take() ?? '';
    if (pin === '') {
      setError(new AppError('pin.empty'));
      return false;
    }
    setBusy(true);
    try {
      await signer.unlock({ account, pin });
      setError(null);
      return true;
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
      if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
      return false;
    } finally {
      setBusy(false);
      input.current?.focus();
    }
  }

  return { input, error, waitSeconds: wait.seconds, isBusy, clearError: () => setError(null), unlock };
}

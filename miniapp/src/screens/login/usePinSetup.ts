import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { type RefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../components/SecretField.tsx';
import { messenger } from '../../messenger/messenger.ts';
import { signer } from '../../signer/client.ts';
import { checkNewPin } from '../../signer/newPin.ts';
import { usePinWait } from '../../signer/usePinWait.ts';
import { enterWithKeys } from './enterAccount.ts';
import type { Checked } from './useLogin.ts';

export interface PinSetup {
  readonly pin: RefObject<SecretInput | null>;
  readonly repeated: RefObject<SecretInput | null>;
  /** True: a new PIN is chosen, twice; false: the device's PIN is asked for. */
  isNew: boolean;
  error: AppError | null;
  waitSeconds: number;
  isBusy: boolean;
  clearError(): void;
  submit(): Promise<void>;
  /** Removes all keys of this device, so that a new PIN can be chosen for the account at hand. */
  wipe(): Promise<void>;
}

function takeNewPin(pin: SecretInput | null, repeated: SecretInput | null): string {
  const typed = pin?.take() ?? '';
  checkNewPin(typed, repeated?.take() ?? '');
  return typed;
}

function takePin(pin: SecretInput | null): string {
  const typed = pin?.take() ?? '';
  if (typed === '') throw new AppError('pin.empty');
  return typed;
}

/** The last step of a login: the keys are stored under the PIN. */
export function usePinSetup({ opening, hasVault }: Checked, onEntered: () => void): PinSetup {
  const pin = useRef<SecretInput>(null);
  const repeated = useRef<SecretInput>(null);
  const [isNew, setNew] = useState(!hasVault);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = usePinWait();

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
      if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
    } finally {
      setBusy(false);
    }
  }

  return {
    pin,
    repeated,
    isNew,
    error,
    waitSeconds: isNew ? 0 : wait.seconds,
    isBusy,
    clearError: () => setError(null),
    submit: () =>
      attempt(async () => {
        const typed = isNew ? takeNewPin(pin.current, repeated.current) : takePin(pin.current);
        enterWithKeys(await signer.setup({ account: opening.account, pin: typed }));
        messenger.haptic('success');
        onEntered();
      }),
    wipe: () =>
      attempt(async () => {
        await signer.wipe();
        setNew(true);
      }),
  };
}

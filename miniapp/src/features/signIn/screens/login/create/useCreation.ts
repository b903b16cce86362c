import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useCallback, useEffect, useState } from 'react';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { signer } from '../../../../../signer/page/client.ts';
import type { PasswordPart } from '../../../../../signer/protocol/paper.ts';
import { useUnsavedWork } from '../../../../../ui/inputs/useUnsavedWork.ts';
import { typedName } from '../../../../recipients/model/typedName.ts';
import { registerAccount } from '../../../model/newAccounts.ts';
import type { Checked } from '../useLogin.ts';

/** The steps of a creation, in order; `pin` once the keys are open. */
export type CreationStep =
  | { readonly at: 'form' }
  | { readonly at: 'paper' }
  | { readonly at: 'check' }
  | { readonly at: 'wait' }
  | { readonly at: 'pin'; readonly checked: Checked };

export interface Creation {
  readonly name: string;
  setName(name: string): void;
  step: CreationStep;
  goTo(step: 'paper' | 'check'): void;
  error: AppError | null;
  isBusy: boolean;
  /** Registers the name with public keys only. */
  register(): Promise<void>;
  /** Checks the retyped parts against the password. */
  check(parts: readonly PasswordPart[]): Promise<void>;
  /** The account is on the chain, and its keys are open. */
  opened(checked: Checked): void;
  clearError(): void;
}

/** The creation of an account. Its password stays in the signer; leaving the screen drops it. */
export function useCreation(): Creation {
  const [name, setName] = useState('');
  const [step, setStep] = useState<CreationStep>({ at: 'form' });
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => signer.discard(), []);
  // From the registration on, closing the app by accident would lose the pages.
  useUnsavedWork(name !== '');
  useUnsavedWork(step.at !== 'form', true);

  const opened = useCallback((checked: Checked) => {
    messenger.haptic('success');
    setStep({ at: 'pin', checked });
  }, []);

  async function attempt(work: () => Promise<CreationStep>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      setStep(await work());
      messenger.haptic('success');
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  }

  return {
    name,
    setName(next) {
      setName(typedName(next));
      setError(null);
    },
    step,
    goTo(at) {
      setError(null);
      setStep({ at });
    },
    error,
    isBusy,
    register: () =>
      attempt(async () => {
        await registerAccount(name, await signer.newKeys(name));
        return { at: 'paper' };
      }),
    check: (parts) =>
      attempt(async () => {
        if (!(await signer.checkNewPassword(parts))) throw new AppError('new_account.wrong_part');
        return { at: 'wait' };
      }),
    opened,
    clearError: () => setError(null),
  };
}

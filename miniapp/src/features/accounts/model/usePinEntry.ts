import { type RefObject, useRef } from 'react';
import type { SecretInput } from '../../../platform/secretInput.ts';
import { signer } from '../../../signer/page/client.ts';
import { takePin } from './takePin.ts';
import { type SecretForm, useSecretForm } from './useSecretForm.ts';

/** A PIN field's state: what went wrong, how long to wait, and the try itself. */
export interface PinEntry extends Omit<SecretForm, 'run'> {
  readonly input: RefObject<SecretInput | null>;
  /** Takes the PIN out of the field and tries it; true when the account is unlocked. */
  unlock(account: string): Promise<boolean>;
}

/** Asks the signer to unlock by what is in the PIN field. */
export function usePinEntry(): PinEntry {
  const input = useRef<SecretInput>(null);
  const { run, ...form } = useSecretForm();
  return {
    ...form,
    input,
    unlock: (account) =>
      run(async () => {
        await signer.unlock({ account, pin: takePin(input.current) });
      }),
  };
}

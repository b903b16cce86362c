import { type MutableRefObject, useRef } from 'react';
import type { SecretInput } from '../../../platform/secretInput.ts';
import { signer } from '../../../signer/page/client.ts';
import { notePinForm } from './pinForm.ts';
import { takeUnlockMethod } from './takeUnlockMethod.ts';
import { type SecretForm, useSecretForm } from './useSecretForm.ts';

/** A PIN field's state: its error, its wait, and the attempt itself. */
export interface PinEntry extends Omit<SecretForm, 'run'> {
  readonly input: MutableRefObject<SecretInput | null>;
  /** Takes the PIN from the field, or the secret from the sensor, and tries it; true when the account is unlocked. */
  unlock(account: string): Promise<boolean>;
}

/** Unlocks by the PIN field's content. */
export function usePinEntry(): PinEntry {
  const input = useRef<SecretInput | null>(null);
  const { run, ...form } = useSecretForm();
  return {
    ...form,
    input,
    unlock: (account) =>
      run(async () => {
        const way = await takeUnlockMethod(input.current);
        if (typeof way === 'string') await signer.unlock({ account, pin: way });
        else await signer.unlockByToken({ account, source: way.source, token: way.token });
        notePinForm(way);
      }),
  };
}

import { type MutableRefObject, useRef } from 'react';
import type { SecretInput } from '../../../platform/secretInput.ts';
import { signer } from '../../../signer/page/client.ts';
import { notePinForm } from './pinForm.ts';
import { takeWay } from './takeWay.ts';
import { type SecretForm, useSecretForm } from './useSecretForm.ts';

/** A PIN field's state: what went wrong, how long to wait, and the try itself. */
export interface PinEntry extends Omit<SecretForm, 'run'> {
  readonly input: MutableRefObject<SecretInput | null>;
  /** Takes the PIN out of the field, or asks the sensor where there is none, and tries it; true when the account is unlocked. */
  unlock(account: string): Promise<boolean>;
}

/** Asks the signer to unlock by what is in the PIN field. */
export function usePinEntry(): PinEntry {
  const input = useRef<SecretInput | null>(null);
  const { run, ...form } = useSecretForm();
  return {
    ...form,
    input,
    unlock: (account) =>
      run(async () => {
        const way = await takeWay(input.current);
        if (typeof way === 'string') await signer.unlock({ account, pin: way });
        else await signer.unlockByToken({ account, source: way.source, token: way.token });
        notePinForm(way);
      }),
  };
}

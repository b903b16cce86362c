import { type RefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { signer } from '../../../../signer/page/client.ts';
import { takeNewPin, takePin } from '../../model/takePin.ts';
import { type SecretForm, useSecretForm } from '../../model/useSecretForm.ts';
import { enterWithKeys } from './enterAccount.ts';
import type { Checked } from './useLogin.ts';

export interface PinSetup extends Omit<SecretForm, 'run'> {
  readonly pin: RefObject<SecretInput | null>;
  readonly repeated: RefObject<SecretInput | null>;
  /** True: a new PIN is chosen, twice; false: the device's PIN is asked for. */
  readonly isNew: boolean;
  submit(): Promise<void>;
  /** Removes all keys of this device, so that a new PIN can be chosen for the account at hand. */
  wipe(): Promise<void>;
}

/** The last step of a login: the keys are stored under the PIN. */
export function usePinSetup({ opening, hasVault }: Checked, onEntered: () => void): PinSetup {
  const pin = useRef<SecretInput>(null);
  const repeated = useRef<SecretInput>(null);
  const [isNew, setNew] = useState(!hasVault);
  const { run, ...form } = useSecretForm();
  const setup = async () => {
    const typed = isNew ? takeNewPin(pin.current, repeated.current) : takePin(pin.current);
    enterWithKeys(await signer.setup({ account: opening.account, pin: typed }));
  };
  const wipe = async () => {
    await signer.wipe();
    setNew(true);
  };
  return {
    ...form,
    waitSeconds: isNew ? 0 : form.waitSeconds,
    pin,
    repeated,
    isNew,
    async submit() {
      if (await run(setup)) onEntered();
    },
    async wipe() {
      await run(wipe);
    },
  };
}

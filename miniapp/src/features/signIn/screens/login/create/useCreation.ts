import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { useEffect, useState } from 'react';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { signer } from '../../../../../signer/page/client.ts';
import type { UnlockMethod } from '../../../../../signer/protocol/protection.ts';
import { useUnsavedWork } from '../../../../../ui/inputs/useUnsavedWork.ts';
import { noteCreation, useCreationDraft } from '../../../../account/model/creationDraft.ts';
import { typedName } from '../../../../recipients/model/typedName.ts';
import { isJustAsked } from '../../../model/lastRegistration.ts';
import { readOwn } from '../../../model/ownAccount.ts';

/** resume: sealed at an earlier opening · name · password · pin: the keys are sealed under it · register: the name is registered. */
export type CreationStep = 'resume' | 'name' | 'password' | 'pin' | 'register';

export interface Creation {
  readonly name: string;
  setName(name: string): void;
  readonly step: CreationStep;
  goTo(step: 'name' | 'password' | 'pin'): void;
  /** True once the password was made; it stays the same for another name. */
  readonly hasPassword: boolean;
  passwordMade(): void;
  /** True when this device has a PIN already. */
  readonly hasVault: boolean;
  /** The public keys that are registered; null before they are sealed. */
  readonly keys: PublicKeys | null;
  readonly error: AppError | null;
  readonly isBusy: boolean;
  /** Leaves the name: for the password, or, where the keys of a refused name are sealed, for the registration. */
  nameChosen(): Promise<void>;
  /** Stores keys and password under the PIN, and only then goes on to the registration. @throws AppError pin and vault codes */
  seal(way: UnlockMethod | null): Promise<void>;
  /** Takes up what was sealed. @throws AppError vault codes */
  resume(way: UnlockMethod): Promise<void>;
  /**
   * Removes what was sealed, unless its name is registered by now: then it goes on.
   * @throws AppError new_account.not_on_chain while a registration may be on its way, vault codes and those of ChainClient.call
   */
  drop(way: UnlockMethod): Promise<void>;
  /** Every key of this device is gone, and this one with them. */
  dropped(): void;
}

/** The creation of an account: its keys are sealed on the device before its name is registered. The password stays in the signer. */
export function useCreation(): Creation {
  const [sealed] = useState(() => useCreationDraft.getState().name);
  const [name, setName] = useState(sealed);
  const [step, setStep] = useState<CreationStep>(sealed === '' ? 'name' : 'resume');
  const [hasPassword, setHasPassword] = useState(false);
  const [hasVault, setHasVault] = useState(false);
  const [keys, setKeys] = useState<PublicKeys | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => signer.discard(), []);
  // What was written down would be of no use: the next password is another one.
  useUnsavedWork(step === 'password' || step === 'pin');

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  }

  const registerWith = (found: PublicKeys) => {
    setKeys(found);
    setStep('register');
  };

  async function seal(way: UnlockMethod | null): Promise<void> {
    noteCreation(name);
    registerWith(await signer.sealNewAccount({ name, pin: way }));
  }

  const restart = () => {
    noteCreation('');
    setName('');
    setKeys(null);
    setHasPassword(false);
    setStep('name');
  };

  return {
    name,
    setName(next) {
      setName(typedName(next));
      setError(null);
    },
    step,
    goTo(next) {
      setError(null);
      setStep(next);
    },
    hasPassword,
    passwordMade: () => setHasPassword(true),
    hasVault,
    keys,
    error,
    isBusy,
    nameChosen: () =>
      attempt(async () => {
        if (keys !== null) await seal(null);
        else {
          setHasVault((await signer.status()).hasVault);
          setStep('password');
        }
      }),
    seal,
    async resume(way) {
      registerWith(await signer.resumeNewAccount({ name, pin: way }));
    },
    async drop(way) {
      const found = await signer.resumeNewAccount({ name, pin: way });
      if ((await readOwn(name, found)) !== undefined) {
        registerWith(found);
        return;
      }
      if (isJustAsked(name)) throw new AppError('new_account.not_on_chain', { account: name });
      await signer.removeAccount({ account: name, pin: way });
      restart();
    },
    dropped: restart,
  };
}

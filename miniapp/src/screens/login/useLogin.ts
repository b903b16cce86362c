import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SecretInput } from '../../components/SecretField.tsx';
import { chain } from '../../data/chain.ts';
import { messenger } from '../../messenger/messenger.ts';
import { signer } from '../../signer/client.ts';
import type { Opening, SecretKind } from '../../signer/messages.ts';
import { enterViewOnly } from './enterAccount.ts';
import { errorsOf, type LoginErrors, type LoginMethod, readAccount } from './loginForm.ts';

/** What was found out before a PIN is asked for. */
export interface Checked {
  readonly opening: Opening;
  /** True when a PIN is set already, for other accounts of this device. */
  readonly hasVault: boolean;
}

export interface LoginFlow {
  account: string;
  setAccount(account: string): void;
  method: LoginMethod;
  setMethod(method: LoginMethod): void;
  readonly secret: RefObject<SecretInput | null>;
  errors: LoginErrors;
  clearErrors(): void;
  isBusy: boolean;
  /** Set once the secret opened the account: the PIN is next. */
  checked: Checked | null;
  submit(): Promise<void>;
  /** Back to the form; what was checked is forgotten. */
  restart(): void;
}

/** The secret goes from its field to the signer, and is in no state of the page. */
async function check(typed: string, kind: SecretKind, field: SecretInput | null): Promise<Checked> {
  const hasText = field?.hasText() ?? false;
  const account = await readAccount(chain, typed);
  if (!hasText) throw new AppError('login.secret_empty');
  const opening = await signer.rolesOf({ account, kind, secret: field?.take() ?? '' });
  const { hasVault } = await signer.status();
  return { opening, hasVault };
}

/** The steps of a login; `onEntered` is called when a view-only account is entered, which needs no PIN. */
export function useLogin(onEntered: () => void): LoginFlow {
  const [account, setAccount] = useState('');
  const [method, setMethod] = useState<LoginMethod>('password');
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const secret = useRef<SecretInput>(null);
  useEffect(() => () => signer.discard(), []);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    try {
      if (method === 'view') {
        enterViewOnly(await readAccount(chain, account));
        onEntered();
      } else setChecked(await check(account, method, secret.current));
    } catch (thrown) {
      messenger.haptic('error');
      setErrors(errorsOf(toAppError(thrown)));
    } finally {
      setBusy(false);
    }
  }

  return {
    account,
    setAccount(name) {
      setAccount(name);
      setErrors({});
    },
    method,
    setMethod(next) {
      // What was typed as a password must not stand in the field of a key.
      secret.current?.take();
      setMethod(next);
      setErrors({});
    },
    secret,
    errors,
    clearErrors: () => setErrors({}),
    isBusy,
    checked,
    submit,
    restart() {
      signer.discard();
      setChecked(null);
    },
  };
}

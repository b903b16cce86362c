import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { chain } from '../../../../platform/chain/chain.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { Clue, Opening, SecretKind } from '../../../../signer/protocol/secrets.ts';
import { enterViewOnly } from './enterAccount.ts';
import { explainFailure } from './explainFailure.ts';
import { errorsOf, type LoginErrors, type LoginMethod, readAccount } from './typedLogin.ts';

/** The result of the check before the PIN prompt. */
export interface Checked {
  readonly opening: Opening;
  /** True when a PIN is already set for other accounts of this device. */
  readonly hasVault: boolean;
  readonly account: Account;
}

export interface LoginFlow {
  account: string;
  setAccount(account: string): void;
  method: LoginMethod;
  setMethod(method: LoginMethod): void;
  readonly secret: MutableRefObject<SecretInput | null>;
  errors: LoginErrors;
  /** Possible slips in a refused secret; null before a refusal. */
  clues: readonly Clue[] | null;
  clearErrors(): void;
  isBusy: boolean;
  /** Set once the secret has opened the account: the PIN is next. */
  checked: Checked | null;
  submit(): Promise<void>;
  /** Returns to the form and forgets the check. */
  restart(): void;
}

interface Attempt {
  readonly account: Account;
  readonly kind: SecretKind;
  readonly secret: string;
}

async function read(typed: string, kind: SecretKind, field: SecretInput | null): Promise<Attempt> {
  const hasText = field?.hasText() ?? false;
  const account = await readAccount(chain, typed);
  if (!hasText) throw new AppError('login.secret_empty');
  return { account, kind, secret: field?.take() ?? '' };
}

/** The secret goes from its field to the signer, never into the page's state. */
async function check(attempt: Attempt, onClues: (clues: readonly Clue[]) => void): Promise<Checked> {
  try {
    const opening = await signer.rolesOf(attempt);
    const { hasVault } = await signer.status();
    return { opening, hasVault, account: attempt.account };
  } catch (error) {
    if (hasCode(error, 'login.wrong_password', 'login.key_not_of_account', 'key.malformed_wif')) {
      const clues = await explainFailure(attempt.account, attempt.kind, attempt.secret);
      // For a text that is no key at all, the sentence under the field suffices.
      if (clues.length > 0 || !hasCode(error, 'key.malformed_wif')) onClues(clues);
    }
    throw error;
  }
}

/** `?view` in the address selects view-only. */
function firstMethod(): LoginMethod {
  return new URLSearchParams(window.location.search).has('view') ? 'view' : 'password';
}

/** The steps of a login; `onEntered` is called when a view-only account is entered, which needs no PIN. */
export function useLogin(onEntered: () => void): LoginFlow {
  const [account, setAccount] = useState('');
  const [method, setMethod] = useState<LoginMethod>(firstMethod);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [clues, setClues] = useState<readonly Clue[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const secret = useRef<SecretInput | null>(null);
  useEffect(() => () => signer.discard(), []);

  const clear = () => {
    setErrors({});
    setClues(null);
  };

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clear();
    try {
      if (method === 'view') {
        enterViewOnly(await readAccount(chain, account));
        onEntered();
      } else setChecked(await check(await read(account, method, secret.current), setClues));
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
      clear();
    },
    method,
    setMethod(next) {
      // A typed password must not remain in a key's field.
      secret.current?.take();
      setMethod(next);
      clear();
    },
    secret,
    errors,
    clues,
    clearErrors: clear,
    isBusy,
    checked,
    submit,
    restart() {
      signer.discard();
      setChecked(null);
    },
  };
}

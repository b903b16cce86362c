import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { RefObject } from 'react';
import type { SecretInput } from '../../components/SecretField.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { signer } from '../../signer/client.ts';
import { takePin } from '../../signer/takePin.ts';
import { type SecretForm, useSecretForm } from '../../signer/useSecretForm.ts';
import { type SavedAccount, useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

export interface Removal extends Omit<SecretForm, 'run'> {
  /** Takes the account off this device; the PIN only for one whose keys are here. */
  remove(): Promise<void>;
}

/** First the keys, then the list: what fails in between leaves an account that can be removed again. */
async function removeFromDevice({ name, type }: SavedAccount, pin: SecretInput | null): Promise<void> {
  if (type !== 'view') await removeKeys(name, takePin(pin));
  useAccounts.getState().remove(name);
  const { account, leave, enter } = useSession.getState();
  if (account !== name) return;
  leave();
  const [next] = useAccounts.getState().accounts;
  if (next !== undefined) enter(next.name);
}

async function removeKeys(account: string, pin: string): Promise<void> {
  try {
    await signer.removeAccount({ account, pin });
  } catch (error) {
    // The keys are gone already (a wipe, another tab): what is left is the name in the list.
    if (!hasCode(error, 'vault.empty', 'vault.no_account')) throw error;
  }
}

/** The removal of an account from this device, by the PIN in the field. */
export function useRemoval(
  account: SavedAccount,
  pin: RefObject<SecretInput | null>,
  onDone: () => void,
): Removal {
  const t = useAccountT();
  const { run, ...form } = useSecretForm();
  return {
    ...form,
    waitSeconds: account.type === 'view' ? 0 : form.waitSeconds,
    async remove() {
      if (!(await run(() => removeFromDevice(account, pin.current)))) return;
      showToast('success', t('accounts.removed', { account: account.name }));
      onDone();
    },
  };
}

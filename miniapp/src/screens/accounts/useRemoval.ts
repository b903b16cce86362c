import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { signer } from '../../signer/client.ts';
import { usePinWait } from '../../signer/usePinWait.ts';
import { type SavedAccount, useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

export interface Removal {
  error: AppError | null;
  isBusy: boolean;
  waitSeconds: number;
  clearError(): void;
  /** Takes the account off this device; the PIN only for one whose keys are here. */
  remove(pin: string): Promise<void>;
}

/** First the keys, then the list: what fails in between leaves an account that can be removed again. */
async function removeFromDevice({ name, type }: SavedAccount, pin: string): Promise<void> {
  if (type !== 'view') {
    if (pin === '') throw new AppError('pin.empty');
    await removeKeys(name, pin);
  }
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

/** The removal of an account from this device. */
export function useRemoval(account: SavedAccount, onDone: () => void): Removal {
  const t = useAccountT();
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = usePinWait();
  return {
    error,
    isBusy,
    waitSeconds: account.type === 'view' ? 0 : wait.seconds,
    clearError: () => setError(null),
    async remove(pin) {
      if (isBusy) return;
      setBusy(true);
      setError(null);
      try {
        await removeFromDevice(account, pin);
        messenger.haptic('success');
        showToast('success', t('accounts.removed', { account: account.name }));
        onDone();
      } catch (thrown) {
        messenger.haptic('error');
        setError(toAppError(thrown));
        if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
      } finally {
        setBusy(false);
      }
    },
  };
}

import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';

/**
 * Removes an account from this device: first its keys, by the PIN in the field, then its entry; after a failure in
 * between it can be removed again. @throws AppError pin.empty and vault codes
 */
export async function removeFromDevice({ name, type }: SavedAccount, pin: SecretInput | null): Promise<void> {
  if (type !== 'view') await removeKeys(name, await takeUnlockMethod(pin));
  useAccounts.getState().remove(name);
  const { account, leave, enter } = useSession.getState();
  if (account !== name) return;
  leave();
  const [next] = useAccounts.getState().accounts;
  if (next !== undefined) enter(next.name);
}

async function removeKeys(account: string, pin: UnlockMethod): Promise<void> {
  try {
    await signer.removeAccount({ account, pin });
  } catch (error) {
    // The keys are already gone (a wipe, another tab): only the entry is left.
    if (!hasCode(error, 'vault.empty', 'vault.no_account')) throw error;
  }
}

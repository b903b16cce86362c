import type { Account } from '@xbts/shared/protocol/objects.ts';
import { showError } from '../../../../platform/toasts.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { accountOfOpening, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { lookAfterLogin } from '../../../vault/model/legacyWallet.ts';

/** Saves an account whose keys the signer keeps now, and makes it the current one. */
export function enterWithKeys(opening: Opening): void {
  useAccounts.getState().save(accountOfOpening(opening));
  useSession.getState().enter(opening.account);
  lookAfterLogin(opening.account).catch(showError);
}

/** Enters an account that was created here: its backup is still to be made. */
export function enterNewAccount(opening: Opening): void {
  useAccounts.getState().save({ ...accountOfOpening(opening), needsBackup: true });
  useSession.getState().enter(opening.account);
}

/** Enters an account as view-only; one with keys on this device stays unchanged. */
export function enterViewOnly({ name, id }: Pick<Account, 'name' | 'id'>): void {
  const { accounts, save } = useAccounts.getState();
  const isSaved = accounts.some((each) => each.name === name);
  if (!isSaved) save({ name, id, type: 'view', roles: [], canSign: false });
  useSession.getState().enter(name);
}

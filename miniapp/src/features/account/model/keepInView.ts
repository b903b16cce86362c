import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useAccounts } from './accounts.ts';

/** Saves an account that others on this device sign for as view-only; a no-op for a saved one. */
export function keepInView({ name, id }: Pick<Account, 'id' | 'name'>): void {
  const { accounts, save } = useAccounts.getState();
  if (accounts.some((each) => each.name === name)) return;
  save({ name, id, type: 'view', roles: [], canSign: false });
}

import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useAccounts } from './accounts.ts';

/** Lists an account that others of this device sign for, as one to look at; nothing for one that is listed already. */
export function keepInView({ name, id }: Pick<Account, 'id' | 'name'>): void {
  const { accounts, save } = useAccounts.getState();
  if (accounts.some((each) => each.name === name)) return;
  save({ name, id, type: 'view', roles: [], canSign: false });
}

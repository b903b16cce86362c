import { useAccounts } from './accounts.ts';
import { usePending } from './pending.ts';
import { useSession } from './session.ts';
import { useSettings } from './settings.ts';

/** Takes over what other tabs write: accounts, pending transactions, who is in use, settings. */
export function followTabs(): () => void {
  const stores = [useAccounts, usePending, useSession, useSettings];
  const onStorage = ({ key, newValue }: StorageEvent) => {
    for (const { persist } of stores) {
      if (persist.getOptions().name === key && newValue !== null) persist.rehydrate();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { askUnlock } from '../../vault/model/unlock.ts';

/** Whether an unlock would open unreadable messages, and the prompt for it. */
export function useUnlockRequest(): { canUnlock: boolean; unlock: () => void } {
  const { account, isUnlocked } = useSession();
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const hasKeys = saved !== undefined && saved.roles.length > 0;
  return {
    canUnlock: hasKeys && !isUnlocked,
    unlock: () => {
      if (account !== null) void askUnlock(account);
    },
  };
}

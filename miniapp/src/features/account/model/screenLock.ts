import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { useAccounts } from './accounts.ts';
import { useSession } from './session.ts';

const fields = {
  /** True from a lock to the next unlocking: a reload is no way around it. */
  isClosed: v.boolean(),
};

/** Whether the lock screen stands before the app, kept under `xbts.lock`. */
export const useScreenLock = persistedStore<typeof fields>({
  key: 'xbts.lock',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { isClosed: false },
  rest: () => ({}),
});

function setClosed(isClosed: boolean): void {
  if (useScreenLock.getState().isClosed !== isClosed) useScreenLock.change({ isClosed });
}

/** Puts the lock screen before the app. */
export const closeScreen = (): void => setClosed(true);

/** Takes it away: the keys are in memory again. */
export const openScreen = (): void => setClosed(false);

/** The account that is locked, or null. Of an account without keys here there is nothing to lock. */
export function useLockedAccount(): string | null {
  const isClosed = useScreenLock((lock) => lock.isClosed);
  const account = useSession((session) => session.account);
  const hasKeys = useAccounts(({ accounts }) =>
    accounts.some(({ name, type }) => name === account && type !== 'view'),
  );
  return isClosed && hasKeys ? account : null;
}

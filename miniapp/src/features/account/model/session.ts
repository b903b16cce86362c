import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

const fields = {
  /** Name of the account in use, or null when logged out. */
  account: v.nullable(v.string()),
};

interface Rest {
  /** True while the signer holds this account's keys. */
  isUnlocked: boolean;
  /** Makes an account the current one. */
  enter(account: string): void;
  leave(): void;
  setUnlocked(isUnlocked: boolean): void;
}

/** The current account; its name is stored under `xbts.session`, the lock is not. */
export const useSession = persistedStore<typeof fields, Rest>({
  key: 'xbts.session',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { account: null },
  rest: (_change, set) => ({
    isUnlocked: false,
    enter: (account) => set((session) => (session.account === account ? {} : { account, isUnlocked: false })),
    leave: () => set({ account: null, isUnlocked: false }),
    setUnlocked: (isUnlocked) => set({ isUnlocked }),
  }),
  follow: ({ isUnlocked, account }, kept) => ({ isUnlocked: isUnlocked && kept.account === account }),
});

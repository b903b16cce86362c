import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const savedAccount = v.object({
  name: v.string(),
  id: v.string(),
  /** How it was logged in: by password, by a private key, or for viewing only. */
  type: v.picklist(['password', 'key', 'view']),
  roles: v.array(v.picklist(['owner', 'active', 'memo'])),
  /** False for view-only accounts and for multi-signature accounts whose threshold our keys alone do not meet. */
  canSign: v.boolean(),
});

/** An account known on this device; holds nothing secret. */
export type SavedAccount = v.InferOutput<typeof savedAccount>;

interface Accounts {
  accounts: readonly SavedAccount[];
  /** Adds an account, or replaces the one of that name. */
  save(account: SavedAccount): void;
  remove(name: string): void;
  clear(): void;
}

const persisted = v.object({ accounts: v.array(savedAccount) });

/** The saved accounts, kept in localStorage under `xbts.accounts`. */
export const useAccounts = create<Accounts>()(
  persist(
    (set) => ({
      accounts: [],
      save: (account) =>
        set(({ accounts }) => ({
          accounts: [...accounts.filter(({ name }) => name !== account.name), account],
        })),
      remove: (name) => set(({ accounts }) => ({ accounts: accounts.filter((each) => each.name !== name) })),
      clear: () => set({ accounts: [] }),
    }),
    {
      name: 'xbts.accounts',
      partialize: ({ accounts }) => ({ accounts }),
      // What lies in the browser's storage is input: anything that is not ours is dropped.
      merge: (stored, current) => {
        const parsed = v.safeParse(persisted, stored);
        return parsed.success ? { ...current, ...parsed.output } : current;
      },
    },
  ),
);

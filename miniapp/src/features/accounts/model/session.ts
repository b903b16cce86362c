import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  /** Name of the account in use, or null when logged out. */
  account: string | null;
  /** True while the signer holds this account's keys. */
  isUnlocked: boolean;
  /** Makes an account the one in use. */
  enter(account: string): void;
  leave(): void;
  setUnlocked(isUnlocked: boolean): void;
}

const persisted = v.object({ account: v.nullable(v.string()) });

/** Who is in use; the account's name is kept in localStorage under `xbts.session`, the lock is not. */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      account: null,
      isUnlocked: false,
      enter: (account) =>
        set((session) => (session.account === account ? {} : { account, isUnlocked: false })),
      leave: () => set({ account: null, isUnlocked: false }),
      setUnlocked: (isUnlocked) => set({ isUnlocked }),
    }),
    {
      name: 'xbts.session',
      partialize: ({ account }) => ({ account }),
      merge: (stored, current) => {
        const parsed = v.safeParse(persisted, stored);
        if (!parsed.success) return current;
        const { account } = parsed.output;
        return { ...current, account, isUnlocked: current.isUnlocked && account === current.account };
      },
    },
  ),
);

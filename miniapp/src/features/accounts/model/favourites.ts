import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs } from '../../../platform/followTabs.ts';
import { takeOver } from '../../../platform/takeOver.ts';

/** What can be a favourite: accounts by name, assets by id 1.3.x. */
export type FavouriteKind = 'accounts' | 'assets';

interface Favourites {
  /** Names, in the order they were added. */
  accounts: readonly string[];
  /** Ids 1.3.x, in the order they were added. */
  assets: readonly string[];
  add(kind: FavouriteKind, key: string): void;
  remove(kind: FavouriteKind, key: string): void;
}

const persisted = v.object({ accounts: v.array(v.string()), assets: v.array(v.string()) });

/** The favourites of this device, kept in localStorage under `xbts.favourites`; a change begins with what another tab has written. */
export const useFavourites = create<Favourites>()(
  persist(
    (): Favourites => ({
      accounts: [],
      assets: [],
      add: (kind, key) =>
        changed((known) => (known[kind].includes(key) ? {} : { [kind]: [...known[kind], key] })),
      remove: (kind, key) => changed((known) => ({ [kind]: known[kind].filter((each) => each !== key) })),
    }),
    {
      name: 'xbts.favourites',
      partialize: ({ accounts, assets }) => ({ accounts, assets }),
      // What lies in the browser's storage is input: anything that is not ours is dropped.
      merge: (stored, current) => {
        const parsed = v.safeParse(persisted, stored);
        return parsed.success ? { ...current, ...parsed.output } : current;
      },
    },
  ),
);

function changed(change: (before: Favourites) => Partial<Favourites>): void {
  takeOver(useFavourites);
  useFavourites.setState(change);
}

followTabs(useFavourites);

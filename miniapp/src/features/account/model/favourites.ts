import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

/** Kinds of favourites: accounts by name, assets by id 1.3.x. */
export type FavouriteKind = 'accounts' | 'assets';

/** Each in the order of adding. */
const fields = { accounts: records(v.string()), assets: records(v.string()) };

interface Actions {
  add(kind: FavouriteKind, key: string): void;
  remove(kind: FavouriteKind, key: string): void;
}

/** The favourites of this device, stored under `xbts.favourites`. */
export const useFavourites = persistedStore<typeof fields, Actions>({
  key: 'xbts.favourites',
  group: 'contacts',
  version: 0,
  fields,
  defaults: { accounts: [], assets: [] },
  rest: (change) => ({
    add: (kind, key) =>
      change((known) => (known[kind].includes(key) ? {} : { [kind]: [...known[kind], key] })),
    remove: (kind, key) => change((known) => ({ [kind]: known[kind].filter((each) => each !== key) })),
  }),
});

/** Whether this is a favourite, and the function that toggles it. */
export function useFavourite(kind: FavouriteKind, key: string): { isStarred: boolean; toggle: () => void } {
  const { add, remove, [kind]: keys } = useFavourites();
  const isStarred = keys.includes(key);
  return { isStarred, toggle: () => (isStarred ? remove(kind, key) : add(kind, key)) };
}

/**
 * Groups of stored data. accounts: the accounts with keys here and their data · contacts: payees and favourites, which
 * need no key · settings.
 */
export type StoredGroup = 'accounts' | 'contacts' | 'settings';

const forgets: { group: StoredGroup; forget: () => void }[] = [];

/** Declares how to forget data stored on this device. */
export function onForget(group: StoredGroup, forget: () => void): void {
  forgets.push({ group, forget });
}

/** Forgets all declared data of some groups. */
export function forgetGroups(...groups: readonly StoredGroup[]): void {
  for (const { group, forget } of forgets) if (groups.includes(group)) forget();
}

/** Declares the keys of localStorage that match a pattern and belong to no store. */
export function forgetKeys(group: StoredGroup, pattern: RegExp): void {
  onForget(group, () => {
    for (const key of Object.keys(window.localStorage)) {
      if (pattern.test(key)) window.localStorage.removeItem(key);
    }
  });
}

/**
 * What is forgotten together. accounts: whose keys are here and what was read of them · contacts: whom and where the user pays, and the
 * favourites: no key is needed for them · settings.
 */
export type StoredGroup = 'accounts' | 'contacts' | 'settings';

const forgets: { group: StoredGroup; forget: () => void }[] = [];

/** Declares how something that is kept on this device is forgotten. */
export function onForget(group: StoredGroup, forget: () => void): void {
  forgets.push({ group, forget });
}

/** Forgets everything of some groups that has been declared so far. */
export function forgetGroups(...groups: readonly StoredGroup[]): void {
  for (const { group, forget } of forgets) if (groups.includes(group)) forget();
}

/** Declares the keys of localStorage that a pattern fits and that are no store of their own. */
export function forgetKeys(group: StoredGroup, pattern: RegExp): void {
  onForget(group, () => {
    for (const key of Object.keys(window.localStorage)) {
      if (pattern.test(key)) window.localStorage.removeItem(key);
    }
  });
}

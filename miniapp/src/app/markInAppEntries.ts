/** Marks the history entries that the app's own navigation made: only from those does 'back' stay in the app. */
export function markInAppEntries(page: Window): void {
  // wouter tells of every pushState by an event of that name.
  page.addEventListener('pushState', () => {
    page.history.replaceState({ ...page.history.state, inApp: true }, '');
  });
}

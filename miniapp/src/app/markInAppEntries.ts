/** Marks the history entries that the app's own navigation made: only from those does 'back' stay in the app. */
export function markInAppEntries(page: Window): void {
  // wouter tells of every pushState by an event of that name.
  page.addEventListener('pushState', () => {
    // Not by the page's own function, of which wouter tells too: to its listeners the address would have been replaced.
    History.prototype.replaceState.call(page.history, { ...page.history.state, inApp: true }, '');
  });
}

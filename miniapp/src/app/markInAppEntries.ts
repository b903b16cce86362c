/** Marks the history entries that the app's own navigation made: only from those does 'back' stay in the app. */
export function markInAppEntries(page: Window): void {
  // wouter tells of every pushState by an event of that name.
  page.addEventListener('pushState', () => {
    // Past wouter's wrapper, which would announce a replacement too: its listeners would then not take this for a press.
    History.prototype.replaceState.call(page.history, { ...page.history.state, inApp: true }, '');
  });
}

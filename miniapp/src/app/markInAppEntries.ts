/** Marks the history entries created by the app's own navigation: 'back' stays in the app only from those. */
export function markInAppEntries(page: Window): void {
  // wouter dispatches an event of that name on every pushState.
  page.addEventListener('pushState', () => {
    // Bypasses wouter's wrapper, which would announce a replacement too: its listeners would then not take this for a
    // press.
    History.prototype.replaceState.call(page.history, { ...page.history.state, inApp: true }, '');
  });
}

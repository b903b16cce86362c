/** Milliseconds after the first drawing: by then its figures are there, and the line is free. */
const AFTER_START_MS = 8000;

/** What a start can wait for: the periodic jobs begin, and the whole app is kept on the device, so that it opens without a network. */
export function afterStart(): void {
  setTimeout(() => {
    // A part that can't be loaded comes with the next start; every screen reads what it shows by itself.
    import('./startSync.ts').then(({ startSync }) => startSync()).catch(() => undefined);
    if (!('serviceWorker' in navigator)) return;
    import('./offline/registerServiceWorker.ts').then(({ register }) => register()).catch(() => undefined);
  }, AFTER_START_MS);
}

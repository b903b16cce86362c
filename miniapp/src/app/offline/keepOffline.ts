/** Milliseconds after the first drawing: by then its figures are there, and the line is free. */
const AFTER_START_MS = 8000;

/** Has the whole app kept on the device a while after its start, so that it opens without a network. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // Not kept this time: the next start tries again, and the app works all the same.
    import('./registerServiceWorker.ts').then(({ register }) => register()).catch(() => undefined);
  }, AFTER_START_MS);
}

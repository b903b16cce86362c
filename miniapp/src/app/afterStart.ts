import { whenResting } from './offline/whenResting.ts';

/** Milliseconds after the first render: by then its figures have loaded and the connection is free. */
const AFTER_START_MS = 8000;
/** Milliseconds without a touch after which the user rests: what is copied then is in nobody's way. */
const REST_MS = 4000;

/** What can wait at startup: the periodic jobs, and, while the user rests, a copy of the whole app on the device for use offline. */
export function afterStart(): void {
  setTimeout(() => {
    // A chunk that can't be loaded is tried at the next start; every screen reads its own data.
    import('./startSync.ts').then(({ startSync }) => startSync()).catch(() => undefined);
    if (!('serviceWorker' in navigator)) return;
    whenResting(REST_MS, () => {
      import('./offline/registerServiceWorker.ts').then(({ register }) => register()).catch(() => undefined);
    });
  }, AFTER_START_MS);
}

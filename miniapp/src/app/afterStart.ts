import { whenResting } from '../platform/jobs/whenResting.ts';
import { readText } from '../platform/stored/storedText.ts';

/** Milliseconds after the first render: by then its figures have loaded and the connection is free. */
const AFTER_START_MS = 8000;
/** What is begun earlier: a first opening has no news of orders, and what comes back finds its code on the device. */
const [NEWS_MS, KEPT_NEWS_MS] = [4000, 1000] as const;
/** Milliseconds without a touch after which the user rests: what is copied then is in nobody's way. */
const REST_MS = 4000;

/**
 * What can wait at startup: news of one's orders first, then the periodic jobs, and, while the user rests, a copy of the whole app on the
 * device for use offline.
 */
export function afterStart(): void {
  const newsMs = readText('xbts.orderNews') === null ? NEWS_MS : KEPT_NEWS_MS;
  setTimeout(() => {
    // A chunk that can't be loaded is tried at the next start; every screen reads its own data.
    import('./startSync.ts')
      .then(({ startSync }) => startSync(AFTER_START_MS - newsMs))
      .catch(() => undefined);
  }, newsMs);
  if (!('serviceWorker' in navigator)) return;
  setTimeout(
    () =>
      whenResting(REST_MS, () => {
        import('./offline/registerServiceWorker.ts')
          .then(({ register }) => register())
          .catch(() => undefined);
      }),
    AFTER_START_MS,
  );
}

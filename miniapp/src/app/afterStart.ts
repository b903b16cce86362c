import { whenResting } from '../platform/jobs/whenResting.ts';
import { launched } from '../platform/messenger/messenger.ts';
import { whenPainted } from '../platform/parts/painting.ts';
import { readText } from '../platform/stored/storedText.ts';

/** Milliseconds after the first render: by then its figures have loaded and the connection is free. */
const AFTER_START_MS = 8000;
/** What is begun earlier: a first opening has no news of orders, and what comes back finds its code on the device. */
const [NEWS_MS, KEPT_NEWS_MS] = [4000, 1000] as const;
/** Milliseconds without a touch after which the user rests: what is copied then is in nobody's way. */
const REST_MS = 4000;

/**
 * What can wait at startup: right behind the first picture the hold of the launch data, then news of one's orders, then the periodic jobs, and,
 * while the user rests, a copy of the whole app on the device for use offline.
 */
export function afterStart(): void {
  // If the part can't be loaded, the first request to the bot claims the launch data instead.
  if (launched?.launchData)
    whenPainted()
      .then(() => import('../platform/server/holdLaunch.ts'))
      .then(({ holdLaunch }) => holdLaunch())
      .catch(() => undefined);
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

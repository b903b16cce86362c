import { whenResting } from '../platform/jobs/whenResting.ts';
import { launched } from '../platform/messenger/messenger.ts';
import { whenPainted } from '../platform/parts/painting.ts';
import { readText } from '../platform/stored/storedText.ts';

/** Milliseconds after the first render: by then its figures have loaded and the connection is free. */
const AFTER_START_MS = 8000;
/** Earlier starts: a first opening has no news of orders, and a returning one finds its code on the device. */
const [NEWS_MS, KEPT_NEWS_MS] = [4000, 1000] as const;
/** Milliseconds without a touch after which the user counts as resting: copying then disturbs nobody. */
const REST_MS = 4000;

/**
 * The work that can wait at startup: claiming the launch data right after the first picture, then news of the user's
 * orders, then the periodic jobs, and, while the user rests, a copy of the whole app on the device for offline use.
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
    // A chunk that can't be loaded is retried at the next start; every screen reads its own data.
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

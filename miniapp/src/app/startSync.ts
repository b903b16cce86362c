import { createSync } from '../platform/jobs/createSync.ts';
import { isFocused } from '../platform/jobs/focus.ts';
import { keepUser } from '../platform/messenger/keepUser.ts';
import { jobs } from './jobs.ts';

/** Starts the periodic jobs, which pause while the page is hidden, and the news of one's orders. */
export function startSync(): void {
  void keepUser(window.localStorage);
  // Where it can't be loaded, history shows the same; it is tried at the next start.
  import('../features/notices/model/followOrderNews.ts')
    .then(({ followOrderNews }) => followOrderNews())
    .catch(() => undefined);
  const sync = createSync(jobs, isFocused);
  let resume: (() => void) | undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') resume ??= sync.pause();
    else {
      resume?.();
      resume = undefined;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  sync.start();
}

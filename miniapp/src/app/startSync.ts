import { createSync } from '../platform/jobs/createSync.ts';
import { isFocused } from '../platform/jobs/focus.ts';
import { keepUser } from '../platform/messenger/keepUser.ts';

/**
 * Starts the news of the user's orders, and after `jobsAfterMs` the periodic jobs, which pause while the page is
 * hidden.
 */
export function startSync(jobsAfterMs: number): void {
  // A part that can't be loaded is retried at the next start; the history shows the same as the news.
  import('../features/notices/model/followOrderNews.ts')
    .then(({ followOrderNews }) => followOrderNews())
    .catch(() => undefined);
  setTimeout(() => {
    void keepUser(window.localStorage);
    startJobs().catch(() => undefined);
  }, jobsAfterMs);
}

async function startJobs(): Promise<void> {
  const { jobs } = await import('./jobs.ts');
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

import { queryClient } from '../cache/queryClient.ts';
import { intervals } from '../jobs/intervals.ts';
import { chain } from './chain.ts';
import { fallbackSince, setFallbackSince } from './dataServerFallback.ts';

/** Refresh interval of visible data while the data server answers, which sends no notices of changes. */
const REFRESH_MS = intervals.payAssets.focusMs;

/** Notes that the data server answers in the nodes' place, until a node is connected: then all is read again from that. */
export function startFallback(): void {
  if (fallbackSince() !== null) return;
  setFallbackSince(Date.now());
  // Marked as stale, so that it is read again wherever it is shown next, also after a restart.
  const endMarking = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      event.query.invalidate();
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void readAgain();
  }, REFRESH_MS);
  onceConnected(() => {
    endMarking();
    clearInterval(timer);
    setFallbackSince(null);
    void readAgain();
  });
}

function onceConnected(act: () => void): void {
  const end = chain.status.subscribe(({ state }) => {
    if (state !== 'connected') return;
    end();
    act();
  });
}

/** Reads the visible data once no node answers: figures that rely on notices would not be read otherwise. */
export function readWhatIsShown(): Promise<void> {
  // The next node supplies the data that neither source had in between.
  onceConnected(() => void readAgain());
  return queryClient.refetchQueries({ type: 'active' });
}

/** Reads visible data again that the data server supplied or lacked. */
function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => state.isInvalidated || state.error !== null,
  });
}
